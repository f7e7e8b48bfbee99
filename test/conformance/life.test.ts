import { describe, expect, test } from 'vitest'
import { attest } from '../../src/memory/attestation/attest.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { beliefs } from '../../src/memory/fact/beliefs.ts'
import { pin } from '../../src/memory/lifecycle/keep.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { connection, somebody } from '../support/graph.ts'
import { LIFE_DOORS } from '../support/life-doors.ts'
import { scriptExtractor } from '../support/script-extractor.ts'

const belief = { extractor: scriptExtractor }
const cautious = createMemory({ connection, belief })
const memory = createMemory({
  connection,
  belief,
  policy: { promotion: { isOn: true, quorum: 2, posterior: 0.7 } },
})

async function factOf(principal: ReturnType<typeof somebody>): Promise<string> {
  const context = memory.contextFor(principal)
  await capture(context, { content: 'Anna | lives_in | Rome', namespace: 'team:blue' })
  await consolidate(context, { namespace: 'team:blue' })
  return (await beliefs(context, { subject: 'Anna' }))[0]!.id
}

describe.each(LIFE_DOORS)('%s', (_, open) => {
  test('F161 F163 a fact is vouched for, promoted, and demoted when a voice is taken back', async () => {
    const ada = somebody()
    const bob = { ...ada, agent: 'bob' }
    const id = await factOf(ada)
    await attest(memory.contextFor({ ...ada, agent: 'cy' }), { id })
    await using door = await open(memory, bob)

    expect(await door.call('promote', { id })).toMatchObject({
      status: 'pending',
      attesterCount: 1,
      gates: expect.arrayContaining([{ gate: 'quorum', isMet: false, detail: expect.any(String) }]),
    })
    expect(await door.call('attest', { id })).toMatchObject({ isAuthor: false, isNew: true })
    const promoted = await door.call('promote', { id })
    expect(promoted).toMatchObject({ status: 'promoted', posterior: 0.75, isNew: true })
    expect(await door.call('promotion', { id })).toMatchObject({
      status: 'promoted',
      promotedId: promoted.promotedId,
    })
    expect(await door.call('retractAttestation', { id })).toEqual({ id, isNew: true })
    expect(await door.call('reviewPromotions', {})).toMatchObject({
      demoted: [{ factId: id, promotedId: promoted.promotedId, lost: 'quorum' }],
    })
    await expect(door.call('attest', { id: 'nothing' })).rejects.toMatchObject({ code: 'UNKNOWN' })
  })

  test('F156 promotion is off unless a deployment turns it on', async () => {
    const ada = somebody()
    const id = await factOf(ada)
    await using door = await open(cautious, ada)

    await expect(door.call('promote', { id })).rejects.toMatchObject({
      code: 'NOT_PROMOTABLE',
      message: expect.stringMatching(/^policy: .*Nothing was changed\.$/),
    })
  })

  test('times have names, and a search may use them', async () => {
    const ada = somebody()
    const context = memory.contextFor(ada)
    const said = { content: 'The boiler is in the cellar.', session: 'talk' }
    await capture(context, { ...said, capturedAt: new Date('2026-03-10T00:00:00Z') })
    await using door = await open(memory, ada)

    const startsAt = new Date('2026-03-01T00:00:00Z')
    const window = await door.call('defineWindow', { name: 'March', startsAt })
    expect(window).toMatchObject({ name: 'March', isNew: true, linkedCount: 1, next: null })
    const at = new Date('2026-02-01T00:00:00Z')
    await door.call('defineAnchor', { name: 'release 2.1', at })
    expect(await door.call('refreshTime', { id: window.id })).toMatchObject({ linkedCount: 0 })
    expect(await door.call('times', {})).toMatchObject([
      { kind: 'anchor', name: 'release 2.1' },
      { kind: 'window', name: 'March', memberCount: 1 },
    ])
    const query = 'where is the boiler?'
    expect((await door.call('search', { query, during: 'March' })).text).toContain('cellar')
    expect((await door.call('search', { query, at: 'release 2.1' })).text).not.toContain('cellar')
    await expect(door.call('search', { query, at: 'relase 2.1' })).rejects.toMatchObject({
      code: 'UNKNOWN_NAME',
      message: expect.stringContaining('"release 2.1"'),
    })
    await expect(
      door.call('defineAnchor', { name: 'release 2.1', at: startsAt }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await door.call('endSession', { session: 'talk' })).toMatchObject({ isNew: true })
  })

  test('F157 a sweep is a dry run, puts away once, and leaves what was pinned', async () => {
    const ada = somebody()
    const context = { ...memory.contextFor(ada), now: () => new Date('2010-01-01T00:00:00Z') }
    const { id } = await capture(context, { content: 'The boiler is in the cellar.' })
    const kept = await capture(context, { content: 'Never forget the milk.' })
    await pin(context, { id: kept.id })
    await consolidate(context)
    await using door = await open(memory, ada)

    const dry = await door.call('sweep', {})
    expect(dry).toMatchObject({ isDryRun: true, forgotten: [{ id, label: 'Episode' }] })
    const done = await door.call('sweep', { isDryRun: false, reason: 'spring' })
    expect(done).toMatchObject({ isDryRun: false, forgotten: [{ id }], next: null })
    expect(done.spared).toMatchObject([{ id: kept.id, reason: 'pinned' }])
    expect(await door.call('sweep', { isDryRun: false })).toMatchObject({ forgotten: [] })
    await expect(door.call('sweep', { limit: 1_001 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})
