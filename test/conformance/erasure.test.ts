import { describe, expect, test } from 'vitest'
import { seal } from '../../src/memory/audit/seal.ts'
import { homeOf } from '../../src/memory/namespace/namespace.ts'
import { DOORS } from '../support/doors.ts'
import { ERASURE_DOORS } from '../support/erasure-doors.ts'
import { memory, somebody } from '../support/graph.ts'

describe.each(ERASURE_DOORS)('%s', (name, open) => {
  test('F159 what is erased is shown first, then gone, certified, and not taken again', async () => {
    const ada = somebody()
    await using main = await DOORS.find(([each]) => each === name)![1](memory, ada)
    await using door = await open(memory, ada)
    const { id } = await main.capture({ content: 'Nobody may know this.', session: 's' })

    const shown = await door.closure({ ids: [id] })
    expect(shown).toMatchObject({ isDryRun: true, certificateId: null, rederivedCount: 0 })
    expect(shown.items[0]).toMatchObject({ id, label: 'Episode', why: 'asked for', depth: 0 })
    const dry = await door.erase({ ids: [id], reason: 'asked for' })
    expect(dry).toMatchObject({ isDryRun: true, erasedCount: shown.erasedCount })
    expect(await main.read([id])).toHaveLength(1)

    const done = await door.erase({ ids: [id], reason: 'asked for', isDryRun: false })
    expect(done).toMatchObject({ isDryRun: false, erasedCount: shown.erasedCount })
    expect(await main.read([id])).toEqual([])
    const [certificate] = await main.history({ verb: 'erase' })
    expect(certificate).toMatchObject({ id: done.certificateId, reason: 'asked for' })
    await expect(main.capture({ content: 'Nobody may know this.' })).rejects.toMatchObject({
      code: 'ERASED',
    })
  })

  test('F159 a caller without the permission is refused', async () => {
    const ada = somebody()
    await using main = await DOORS.find(([each]) => each === name)![1](memory, ada)
    const { id } = await main.capture({ content: 'Mine.' })
    const lesser = { ...ada, permissions: new Set(['read', 'write'] as const) }
    await using door = await open(memory, lesser)

    const request = { ids: [id], reason: 'asked for', isDryRun: false }
    await expect(door.erase(request)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await main.read([id])).toHaveLength(1)
  })

  test('F169 the audit trail can be verified', async () => {
    const ada = somebody()
    await using main = await DOORS.find(([each]) => each === name)![1](memory, ada)
    await using door = await open(memory, ada)
    await main.capture({ content: 'One.' })
    await seal(memory.contextFor(ada), homeOf(ada))

    expect(await door.verifyAudit({})).toMatchObject({
      namespace: homeOf(ada),
      isWhole: true,
      sealedCount: 1,
      breaks: [],
      headIndex: 0,
    })
  })
})
