import { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { attachStore } from '../../engine.ts'
import { sealWaiting } from '../../memory/audit/seal.ts'
import { verifyAudit } from '../../memory/audit/verify.ts'
import { createMemory } from '../../memory/memory.ts'
import { localPrincipal, ownerOf } from '../../memory/namespace/principal.ts'
import { progressLine } from './progress.ts'

interface Options {
  readonly namespace?: string
  readonly headIndex?: string
  readonly headHash?: string
  readonly deep?: boolean
}

/** `stemma audit seal` and `stemma audit verify`. */
export function auditCommand(): Command {
  const command = new Command('audit').description('the record of what was done')
  command
    .command('seal')
    .description('chain the events that wait for their seal, wherever they are')
    .action(sealCommand)
  command
    .command('verify')
    .description('find events that were edited, taken out or put in')
    .option('--namespace <name>', 'in full: tenant/agent:name')
    .option('--head-index <index>', 'a head that was noted down before')
    .option('--head-hash <hash>', 'and its hash')
    .option('--deep', 'also read every episode, and find those that were rewritten')
    .action(verifyCommand)
  return command
}

async function sealCommand(): Promise<void> {
  await using store = await attachStore(readConfig(), progressLine().show)
  const graph = store.connection.graph()
  console.log(`${await sealWaiting({ graph, now: () => new Date() })} events sealed.`)
}

async function verifyCommand({ namespace, headIndex, headHash, deep }: Options): Promise<void> {
  const config = readConfig()
  await using store = await attachStore(config, progressLine().show)
  await using memory = createMemory({ connection: store.connection })
  const principal = namespace === undefined ? localPrincipal(config.auth.local) : ownerOf(namespace)
  const verdict = await verifyAudit(memory.contextFor(principal), {
    namespace: namespace ?? null,
    headIndex: headIndex === undefined ? null : Number(headIndex),
    headHash: headHash ?? null,
    isDeep: deep ?? false,
  })
  for (const { kind, index, eventId } of verdict.breaks) {
    console.log(`${kind}: ${index ?? 'outside the chain'} ${eventId ?? ''}`)
  }
  const { isWhole, sealedCount, unsealedCount, blankedCount } = verdict
  console.log(
    `${verdict.namespace}: ${isWhole ? 'whole' : 'BROKEN'}. ${sealedCount} sealed, ${unsealedCount} wait, ${blankedCount} reasons blanked by erasures. Head ${verdict.headIndex} ${verdict.headHash}.`,
  )
  if (!isWhole) process.exitCode = 1
}
