import { describe, expect, test } from 'vitest'
import { Unavailable } from '../../../src/errors.ts'
import { history } from '../../../src/memory/audit/history.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { consolidationStatus, failures, releaseFailed } from '../../../src/memory/belief/status.ts'
import { undo } from '../../../src/memory/belief/undo.ts'
import type { Context } from '../../../src/memory/context.ts'
import { mergeEntities, unmergeEntities } from '../../../src/memory/entity/merge.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { contested, resolve } from '../../../src/memory/fact/resolve.ts'
import { supersede } from '../../../src/memory/fact/supersede.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { connection, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })

function someone(): Context {
  return memory.contextFor(somebody())
}

let minute = 0
/** Says something a minute after whatever was said before. */
function say(context: Context, content: string, more: object = {}) {
  const capturedAt = new Date(Date.UTC(2026, 0, 1, 0, minute++))
  return capture(context, { content, capturedAt, ...more })
}

async function believed(context: Context, subject: string, more: object = {}) {
  const facts = await beliefs(context, { subject, ...more })
  return facts.map(({ predicate, object }) => `${predicate} ${object}`).toSorted()
}

/** Everything derived in a namespace, without what may differ from run to run. */
async function graphOf({ principal }: Context) {
  const { records } = await connection.driver.executeQuery(
    `CYPHER 25
     MATCH (fact:Fact) WHERE fact.namespace STARTS WITH $tenant
     OPTIONAL MATCH (fact)-[about:ABOUT]->(entity:Entity) WHERE about.expiredAt IS NULL
     RETURN fact.id AS id, fact.statement AS statement, fact.status AS status, fact.confidence AS confidence,
       entity.canonicalName AS subject, toString(about.validFrom) AS from, toString(about.validTo) AS to,
       [(fact)-[:SUPERSEDED_BY]->(newer) | newer.id] AS newer,
       coll.sort([(fact)-[dispute:CONTRADICTS]->(other) WHERE dispute.resolvedAt IS NULL | other.id]) AS disputes,
       coll.sort([(episode:Episode)-[edge:SUPPORTS]->(fact) | episode.contentHash + edge.ordinal]) AS evidence
     ORDER BY id`,
    { tenant: `${principal.tenant}/` },
    { database: connection.database },
  )
  return records.map((record) => record.toObject())
}

async function notesOf({ principal }: Context) {
  const { records } = await connection.driver.executeQuery(
    `MATCH (note:Note) WHERE note.namespace STARTS WITH $tenant
     RETURN note.id AS id, note.title AS title, note.content AS content,
       COUNT { (note)-[:DERIVED_FROM]->(:Fact) } AS sources, [(note)-[:SUPERSEDED_BY]->(newer) | newer.id] AS newer`,
    { tenant: `${principal.tenant}/` },
  )
  return records.map((record) => record.toObject()) as {
    id: string
    title: string
    content: string
    sources: number
    newer: string[]
  }[]
}

describe('consolidation', () => {
  test('F139 F144 derives facts with their evidence; a newer value supersedes', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    await say(ada, 'Anna | lives_in | Oslo\nAnna | likes | jazz')
    const run = await consolidate(ada)

    expect(run).toMatchObject({
      isOurs: true,
      episodeCount: 2,
      derivedCount: 2,
      supersededCount: 1,
      failedCount: 0,
    })
    expect(await believed(ada, 'anna')).toEqual(['likes jazz', 'lives_in Oslo'])
    const past = await beliefs(ada, { subject: 'Anna', predicate: 'lives_in', isPast: true })
    expect(past.map(({ object, status }) => [object, status])).toEqual([
      ['Rome', 'superseded'],
      ['Oslo', 'active'],
    ])
    expect(past[0]!.supersededBy).toBe(past[1]!.id)
    expect(past[0]!.validTo).toEqual(past[1]!.validFrom)
    expect(await strayIn(ada.principal.tenant)).toEqual([])
  })

  test('F138 a second run finds nothing to do, and reading the same again writes nothing', async () => {
    const ada = someone()
    const { id } = await say(ada, 'Anna | lives_in | Rome')
    await consolidate(ada)
    const before = await graphOf(ada)

    expect(await consolidate(ada)).toMatchObject({ episodeCount: 0, derivedCount: 0 })
    expect(await consolidate(ada, { episodeIds: [id] })).toMatchObject({ derivedCount: 0 })
    expect(await graphOf(ada)).toEqual(before)
  })

  test('F113 F140 the episode is as it was, apart from its state', async () => {
    const ada = someone()
    const { id } = await say(ada, 'Anna | lives_in | Rome')
    const episode = async () => {
      const { records } = await connection.driver.executeQuery(
        'MATCH (episode:Episode {id: $id}) RETURN properties(episode) AS all',
        { id },
      )
      const { consolidationState, ...rest } = records[0]!.get('all')
      return { consolidationState, rest }
    }
    const before = await episode()
    await consolidate(ada)
    const after = await episode()
    expect(after.rest).toEqual(before.rest)
    expect([before.consolidationState, after.consolidationState]).toEqual(['raw', 'consolidated'])
  })

  test('whatever the order of arrival, the same beliefs', async () => {
    const sayings = [
      'Anna | lives_in | Rome | from=2020-01-01',
      'Anna | lives_in | Oslo | from=2022-01-01',
      'Anna | lives_in | Rome | from=2024-01-01',
      'Anna | likes | jazz\nAnna | lives_in | Paris | from=2021-01-01',
      'Anna | likes | jazz | ends | from=2023-05-01',
    ]
    const orders = [sayings, sayings.toReversed(), [3, 0, 4, 2, 1].map((place) => sayings[place]!)]
    const graphs = []
    for (const order of orders) {
      const ada = someone()
      for (const content of order) {
        const capturedAt = new Date(Date.UTC(2026, 0, 1, 0, sayings.indexOf(content)))
        await capture(ada, { content, capturedAt })
        await consolidate(ada)
      }
      const facts = await beliefs(ada, { subject: 'Anna', isPast: true })
      graphs.push(
        facts.map(({ object, status, validFrom, validTo, isNegated }) => {
          return { object, status, validFrom, validTo, isNegated }
        }),
      )
    }
    expect(graphs[1]).toEqual(graphs[0])
    expect(graphs[2]).toEqual(graphs[0])
    expect(graphs[0]).toHaveLength(6)
  })

  test('what was believed at any time can still be asked for', async () => {
    const ada = someone()
    const answers: { at: Date; believed: string[] }[] = []
    const sayings = [
      'Anna | lives_in | Rome | from=2020-01-01',
      'Anna | lives_in | Oslo | from=2024-01-01',
      'Anna | lives_in | Paris | from=2022-01-01',
      'Anna | lives_in | Bern | actually',
    ]
    const asOf = new Date('2023-06-01')
    for (const content of sayings) {
      await say(ada, content)
      await consolidate(ada)
      answers.push({ at: new Date(), believed: await believed(ada, 'Anna', { asOf }) })
      await new Promise((done) => setTimeout(done, 5))
    }
    expect(answers.map((answer) => answer.believed)).toEqual([
      ['lives_in Rome'],
      ['lives_in Rome'],
      ['lives_in Paris'],
      ['lives_in Bern'],
    ])
    for (const { at, believed: then } of answers) {
      expect(await believed(ada, 'Anna', { asOf, asKnownAt: at })).toEqual(then)
    }
  })

  test('a preview says what would change, and changes nothing', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    const preview = await consolidate(ada, { isPreview: true })
    expect(preview).toMatchObject({ isPreview: true, derivedCount: 1 })
    expect(preview.changes).toMatchObject([{ kind: 'derive', statement: 'Anna lives_in Rome.' }])
    expect(await graphOf(ada)).toEqual([])
    const run = await consolidate(ada)
    expect(run.changes).toEqual(preview.changes)
  })

  test('a run can be undone, and done again', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    await consolidate(ada)
    const { id } = await say(ada, 'Anna | lives_in | Oslo\nAnna | owns | a boat')
    const run = await consolidate(ada)
    expect(await believed(ada, 'Anna')).toEqual(['lives_in Oslo', 'owns a boat'])

    expect(await undo(ada, { runId: run.id })).toMatchObject({ claimCount: 2 })
    expect(await believed(ada, 'Anna')).toEqual(['lives_in Rome'])
    expect(await undo(ada, { runId: run.id })).toMatchObject({ claimCount: 0, changes: [] })

    await consolidate(ada, { episodeIds: [id] })
    expect(await believed(ada, 'Anna')).toEqual(['lives_in Oslo', 'owns a boat'])
    await expect(undo(ada, { runId: 'nobody' })).rejects.toMatchObject({ code: 'UNKNOWN' })
  })

  test('F110 what a corrected episode said counts no more', async () => {
    const ada = someone()
    const { id } = await say(ada, 'Anna | owns | a boat')
    await consolidate(ada)
    await say(ada, 'Anna | owns | a kayak', { supersedes: id })
    await consolidate(ada)
    expect(await believed(ada, 'Anna')).toEqual(['owns a kayak'])
  })

  test('F145 F146 a source that is believed less is put aside, and the audit says why', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    await say(ada, 'Anna | lives_in | Oslo', { role: 'assistant' })
    await consolidate(ada)
    expect(await believed(ada, 'Anna')).toEqual(['lives_in Rome'])
    const past = await beliefs(ada, { subject: 'Anna', isPast: true })
    const loser = past.find(({ object }) => object === 'Oslo')!
    expect(loser).toMatchObject({ status: 'quarantined', reason: 'lower_trust' })
    expect(await history(ada, { subjectId: loser.id })).toMatchObject([
      { verb: 'quarantine', reason: 'lower_trust' },
    ])
  })

  test('a dispute waits in the inbox until somebody decides', async () => {
    const ada = someone()
    await say(ada, 'Anna | visited | Rome')
    await say(ada, 'Anna | visited | Rome | never')
    await consolidate(ada)
    const [dispute, ...others] = await contested(ada)
    expect(others).toEqual([])
    expect(dispute).toMatchObject({ reason: 'never_held' })

    await resolve(ada, { rejectId: dispute!.id, reason: 'there are photographs' })
    expect(await contested(ada)).toEqual([])
    const facts = await beliefs(ada, { subject: 'Anna', isPast: true })
    expect(facts.map(({ isNegated, status }) => [isNegated, status]).toSorted()).toEqual([
      [false, 'active'],
      [true, 'quarantined'],
    ])
    expect(await history(ada, { verb: 'resolve' })).toMatchObject([
      { reason: 'there are photographs' },
    ])
  })

  test('somebody can state what took the place of what, and it stays so', async () => {
    const ada = someone()
    await say(ada, 'Anna | owns | a boat\nAnna | owns | a kayak')
    await consolidate(ada)
    const facts = await beliefs(ada, { subject: 'Anna' })
    const [boat, kayak] = ['a boat', 'a kayak'].map(
      (name) => facts.find(({ object }) => object === name)!.id,
    ) as [string, string]

    const statement = { oldId: boat, newId: kayak, reason: 'sold it' }
    expect(await supersede(ada, statement)).toMatchObject({ isNew: true })
    expect(await supersede(ada, statement)).toMatchObject({ isNew: false })
    expect(await believed(ada, 'Anna')).toEqual(['owns a kayak'])
    await expect(supersede(someone(), statement)).rejects.toMatchObject({ code: 'UNKNOWN' })
  })

  test('F143 entities can be merged and parted, exactly', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    await say(ada, 'Anna Berg | lives_in | Oslo\nAnna Berg | likes | jazz')
    await consolidate(ada)
    const before = await graphOf(ada)
    const { records } = await connection.driver.executeQuery(
      'MATCH (entity:Entity) WHERE entity.namespace STARTS WITH $tenant RETURN entity.nameKey AS key, entity.id AS id',
      { tenant: `${ada.principal.tenant}/` },
    )
    const ids = Object.fromEntries(records.map((each) => [each.get('key'), each.get('id')]))
    const pair = { id: ids.anna, intoId: ids['anna berg'] }

    await mergeEntities(ada, { ...pair, reason: 'the same' })
    expect(await believed(ada, 'Anna')).toEqual(['likes jazz', 'lives_in Oslo'])
    expect(await believed(ada, 'Anna Berg')).toEqual(['likes jazz', 'lives_in Oslo'])
    await expect(
      mergeEntities(ada, { id: pair.intoId, intoId: pair.id, reason: 'x' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })

    await unmergeEntities(ada, { id: pair.id, reason: 'they are two' })
    const live = (await graphOf(ada)).filter(({ subject }) => subject !== null)
    expect(live).toEqual(before)
    expect((await history(ada, {})).map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['merge', 'unmerge']),
    )
  })

  test('an episode that cannot be read does not hold up the others, and waits for somebody', async () => {
    const ada = someone()
    const { id } = await say(ada, 'unreadable')
    await say(ada, 'Anna | lives_in | Rome')
    for (let attempt = 0; attempt < 5; attempt++) await consolidate(ada)
    expect(await believed(ada, 'Anna')).toEqual(['lives_in Rome'])
    expect(await failures(ada)).toMatchObject([{ id, attempts: 5 }])
    const home = (await consolidationStatus(ada)).find(({ rawCount }) => rawCount === 0)
    expect(home).toBeDefined()

    await releaseFailed(ada, { episodeIds: [id], action: 'skip', reason: 'not ours' })
    expect(await failures(ada)).toEqual([])
    await expect(
      releaseFailed(ada, { episodeIds: [id], action: 'retry', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'UNKNOWN' })
  })

  test('while the extractor is away nothing counts as tried', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    await say(ada, 'Anna | likes | jazz')
    const away = {
      ...ada,
      belief: {
        ...ada.belief,
        extractor: {
          ...scriptExtractor,
          extract: async () => {
            throw new Unavailable('The provider does not answer. Try later.')
          },
        },
      },
    }
    for (let attempt = 0; attempt < 6; attempt++) {
      await expect(consolidate(away)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    }
    expect(await failures(ada)).toEqual([])
    expect(await consolidate(ada)).toMatchObject({ episodeCount: 2, derivedCount: 2 })
  })

  test('one worker at a time: many at once do the work once', async () => {
    const ada = someone()
    for (let index = 0; index < 30; index++) await say(ada, `Anna | met | Person ${index}`)
    const runs = await Promise.all(Array.from({ length: 8 }, () => consolidate(ada)))
    const done = runs.reduce((sum, { derivedCount }) => sum + derivedCount, 0)
    expect(done).toBe(30)
    expect(runs.every(({ isOurs }) => isOurs)).toBe(true)
    expect(await believed(ada, 'Anna')).toHaveLength(30)
  })

  test('F139 what is known of somebody is summed up, and summed up anew when it grows', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome\nAnna | likes | jazz\nAnna | owns | a boat')
    await consolidate(ada)
    const [first] = await notesOf(ada)
    expect(first).toMatchObject({
      title: 'What is known of Anna',
      content: 'Anna likes jazz.\nAnna lives_in Rome.\nAnna owns a boat.',
      sources: 3,
      newer: [],
    })
    await say(ada, 'Anna | owns | a kayak')
    const run = await consolidate(ada)
    const grown = await notesOf(ada)
    expect(grown).toHaveLength(2)
    const old = grown.find(({ id }) => id === first!.id)!
    const newer = grown.find(({ id }) => id !== first!.id)!
    expect(old.newer).toEqual([newer.id])
    expect(newer.content).toContain('a kayak')

    await undo(ada, { runId: run.id })
    const again = await notesOf(ada)
    expect(again.find(({ id }) => id === first!.id)!.newer).toEqual([])
    expect(await strayIn(ada.principal.tenant)).toEqual([])
  })

  test('F142 what another namespace believes is not touched', async () => {
    const ada = someone()
    await say(ada, 'Anna | lives_in | Rome')
    await say(ada, 'Anna | lives_in | Oslo', { namespace: 'team:blue' })
    await consolidate(ada)
    await consolidate(ada, { namespace: 'team:blue' })
    expect(await believed(ada, 'Anna')).toEqual(['lives_in Oslo', 'lives_in Rome'])
  })
})
