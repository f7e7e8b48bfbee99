import { createHash } from 'node:crypto'
import { Forbidden, InvalidInput } from '../../errors.ts'
import type { Principal } from './principal.ts'

const FORM = /^(?<tenant>[A-Za-z0-9][\w-]*)\/(?<rest>agent:[\w.@-]+|team:[\w.-]+|global|system)$/

/** The one place where a principal writes unless told otherwise: its own private namespace. */
export function homeOf({ tenant, agent }: Principal): string {
  return `${tenant}/agent:${agent}`
}

/**
 * Every namespace a principal may see. Reads are confined to these inside the index or the pattern,
 * so what is foreign and what is missing look the same.
 */
export function visibleTo(principal: Principal): string[] {
  const { tenant, teams, permissions } = principal
  if (!permissions.has('read')) return []
  return [
    homeOf(principal),
    ...teams.map((team) => `${tenant}/team:${team}`),
    `${tenant}/global`,
    ...(permissions.has('operate') ? [`${tenant}/system`] : []),
  ]
}

/**
 * The namespace a write goes to: `target` when it is the writer's own or one of its teams', in full
 * (`acme/team:blue`) or without the tenant (`team:blue`).
 *
 * Refuses with {@link Forbidden} otherwise: `global` is written only by promotion and `system` only
 * by the engine.
 */
export function writableBy(principal: Principal, target?: string): string {
  const { tenant, teams, permissions } = principal
  if (!permissions.has('write')) {
    throw new Forbidden('This caller may not write. Nothing was changed.')
  }
  if (target === undefined) return homeOf(principal)
  const namespace = target.includes('/') ? target : `${tenant}/${target}`
  if (!FORM.test(namespace)) {
    throw new InvalidInput('namespace', `"${target}" is not agent:<id> or team:<name>`)
  }
  const isOwn = namespace === homeOf(principal)
  const isTeam = teams.some((team) => namespace === `${tenant}/team:${team}`)
  if (isOwn || isTeam) return namespace
  throw new Forbidden(`This caller may not write to ${namespace}. Nothing was changed.`)
}

/**
 * What a principal may see, narrowed to one namespace (`acme/team:blue`, or `team:blue`) when it is
 * given. One it may not see narrows to nothing.
 */
export function visibleWithin(principal: Principal, target?: string | null): string[] {
  if (!target) return visibleTo(principal)
  const namespace = target.includes('/') ? target : `${principal.tenant}/${target}`
  return visibleTo(principal).filter((each) => each === namespace)
}

/** Every namespace a principal may write to. None without the permission. */
export function writableNamespaces(principal: Principal): string[] {
  const { tenant, teams, permissions } = principal
  if (!permissions.has('write')) {
    throw new Forbidden('This caller may not write. Nothing was changed.')
  }
  return [homeOf(principal), ...teams.map((team) => `${tenant}/team:${team}`)]
}

/**
 * A namespace as one word of the full-text index. Digits only behind the letter, so that no stemmer
 * ever touches it; 96 bits of a hash, so that no two namespaces share one.
 */
export function keyOf(namespace: string): string {
  const hash = createHash('sha256').update(namespace).digest('hex').slice(0, 24)
  return `k${BigInt(`0x${hash}`)}`
}
