import { expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { seal } from '../../../src/memory/audit/seal.ts'
import { verifyAudit } from '../../../src/memory/audit/verify.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { erase } from '../../../src/memory/erasure/erase.ts'
import { forget, pin } from '../../../src/memory/lifecycle/keep.ts'
import { homeOf } from '../../../src/memory/namespace/namespace.ts'
import { draw, memory, somebody } from '../../support/graph.ts'

/** Five captures, sealed, and the ids of their events in the order of their seals. */
async function sealed(count = 5) {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    ids.push((await capture(context, { content: `Event ${index} of ${ada.tenant}.` })).id)
  }
  const namespace = homeOf(ada)
  await seal(context, namespace)
  const events = await history(context, { limit: 200 })
  const eventIds = events.map(({ id }) => id)
  return { context, namespace, ids, eventIds }
}

test('F169 an untouched trail is whole, and sealing it again changes nothing', async () => {
  const { context, namespace } = await sealed()

  const verdict = await verifyAudit(context)

  expect(verdict).toMatchObject({
    namespace,
    isWhole: true,
    sealedCount: 5,
    unsealedCount: 0,
    breaks: [],
    headIndex: 4,
  })
  expect(await seal(context, namespace)).toBe(0)
  expect(await verifyAudit(context)).toEqual(verdict)
  await capture(context, { content: 'One more.' })
  expect(await verifyAudit(context)).toMatchObject({ isWhole: true, unsealedCount: 1 })
})

test('F169 an event that was edited is found, whatever was edited', async () => {
  const edits = [
    `event.actorId = 'mallory'`,
    `event.reason = 'nothing to see'`,
    'event.occurredAt = event.occurredAt + duration({hours: 1})',
    `event.payload = '{}'`,
    `event.verb = 'looked'`,
    `event.sealHash = 'x'`,
  ]
  for (const edit of edits) {
    const { context, eventIds } = await sealed(3)
    await draw(`MATCH (event:AuditEvent {id: $id}) SET ${edit}`, { id: eventIds[1] })

    const { isWhole, breaks } = await verifyAudit(context)

    expect({ edit, isWhole }).toEqual({ edit, isWhole: false })
    expect(breaks.map(({ kind }) => kind)).toContain('edited')
  }
})

test('F169 an event that was taken out is found, also the last one', async () => {
  const { context, namespace } = await sealed()
  const noted = await verifyAudit(context)
  await draw('MATCH (event:AuditEvent {namespace: $namespace, sealIndex: 2}) DETACH DELETE event', {
    namespace,
  })
  expect((await verifyAudit(context)).breaks).toEqual([
    { index: 2, eventId: null, kind: 'missing' },
  ])

  await draw('MATCH (event:AuditEvent {namespace: $namespace, sealIndex: 4}) DETACH DELETE event', {
    namespace,
  })
  expect((await verifyAudit(context)).breaks).toContainEqual({
    index: 4,
    eventId: null,
    kind: 'missing',
  })
  // Whoever can write everything can also rewrite the cursor; a head that was noted down still tells.
  await draw(
    `MATCH (cursor:ConsolidationCursor {namespace: $namespace}), (event:AuditEvent {namespace: $namespace, sealIndex: 3})
     SET cursor.sealIndex = 3, cursor.sealHash = event.sealHash`,
    { namespace },
  )
  expect((await verifyAudit(context)).breaks.map(({ index }) => index)).toEqual([2])
  const { headIndex, headHash } = noted
  const later = await verifyAudit(context, { headIndex, headHash })
  expect(later.breaks.map(({ index }) => index)).toEqual([2, 4])
})

test('F169 an event that was put in is found, in the chain and beside it', async () => {
  const { context, namespace } = await sealed()
  const event = (id: string, more: string) =>
    draw(
      `CREATE (:AuditEvent {id: $id, namespace: $namespace, verb: 'capture', actorId: 'x', reason: 'captured',
         ingestedAt: datetime(), occurredAt: datetime() - duration({days: 1}), payload: '{}' ${more}})`,
      { id, namespace },
    )
  await event(`beside ${namespace}`, '')
  await event(`zz inside ${namespace}`, `, sealIndex: 2, sealHash: 'x'`)

  const { breaks } = await verifyAudit(context)

  expect(breaks.map(({ eventId, kind }) => ({ eventId, kind }))).toEqual([
    { eventId: `zz inside ${namespace}`, kind: 'inserted' },
    { eventId: `beside ${namespace}`, kind: 'inserted' },
  ])
})

test('an erasure blanks the reasons that people gave, and the chain still holds', async () => {
  const { context, namespace, ids } = await sealed(2)
  await pin(context, { id: ids[0]!, reason: 'the PIN is 4711' })
  await forget(context, { id: ids[1]!, reason: 'stays' })
  await seal(context, namespace)
  await erase(context, { ids: [ids[0]!], reason: 'asked for', isDryRun: false })
  await seal(context, namespace)

  const reasons = (await history(context, {})).map(({ reason }) => reason)
  expect(reasons).not.toContain('the PIN is 4711')
  expect(reasons).toContain('stays')
  expect(await verifyAudit(context)).toMatchObject({ isWhole: true, blankedCount: 1, breaks: [] })

  // Nobody else can blank a reason unseen.
  await draw(
    `MATCH (event:AuditEvent {namespace: $namespace, reason: 'stays'}) SET event.reason = null`,
    {
      namespace,
    },
  )
  expect(await verifyAudit(context)).toMatchObject({ isWhole: false, blankedCount: 2 })
})

test('many may seal at once; the chain is one', async () => {
  const { context, namespace } = await sealed(0)
  for (let index = 0; index < 30; index++) await capture(context, { content: `Many ${index}.` })

  const counts = await Promise.all([1, 2, 3, 4].map(() => seal(context, namespace)))

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(await verifyAudit(context)).toMatchObject({ isWhole: true, sealedCount: 30 })
})

test('the trail of a namespace that a caller cannot see is not verified', async () => {
  const { namespace } = await sealed(1)
  const bob = memory.contextFor(somebody())
  await expect(verifyAudit(bob, { namespace })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
