import { Forbidden } from '../../errors.ts'
import type { Context } from '../context.ts'
import { homeOf, visibleTo } from '../namespace/namespace.ts'
import { seal } from './seal.ts'
import { verifyAudit } from './verify.ts'

/** The audit trail, as a program calls it. */
export const audit = { verify: verifyAudit, seal: sealNow }

/** Seals at once what waits in a namespace that the caller may see, and says how many events. */
async function sealNow(context: Context, namespace?: string): Promise<number> {
  const where = namespace ?? homeOf(context.principal)
  if (!visibleTo(context.principal).includes(where)) {
    throw new Forbidden(`This caller may not read ${where}. Nothing was changed.`)
  }
  return seal(context, where)
}
