import { Forbidden } from '../../errors.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import type { Principal } from '../namespace/principal.ts'
import type { Closure } from './closure.ts'

/**
 * Where a caller may erase: where it may write, and with `operate` also among what was promoted to the
 * whole tenant. Refuses with {@link Forbidden} who may not erase at all.
 */
export function erasableBy(principal: Principal): string[] {
  if (!principal.permissions.has('erase')) {
    throw new Forbidden('This caller may not erase. Nothing was changed.')
  }
  const own = writableNamespaces(principal)
  return principal.permissions.has('operate') ? [...own, `${principal.tenant}/global`] : own
}

/** All of a closure or nothing: what others hold of it cannot be left behind, nor taken from them. */
export function refuseBeyond(namespaces: readonly string[], { items }: Closure): void {
  const beyond = items.filter(({ namespace }) => !namespaces.includes(namespace)).length
  if (beyond > 0) {
    throw new Forbidden(
      `${beyond} of the ${items.length} memories that would have to go lie where this caller may not erase. Nothing was changed.`,
    )
  }
}
