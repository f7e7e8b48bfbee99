import { describe, expect, test } from 'vitest'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { ruleExtractor } from '../../../src/memory/belief/extract/rules.ts'
import type { Context } from '../../../src/memory/context.ts'
import { DISTANCE_MAX, mayBeOne } from '../../../src/memory/entity/resolve.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { read } from '../../../src/memory/inspect/read.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { search } from '../../../src/memory/recall/search.ts'
import { connection, draw, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'

const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })
const someone = () => memory.contextFor(somebody())

async function told(context: Context, ...contents: string[]) {
  const ids = []
  for (const [index, content] of contents.entries()) {
    const capturedAt = new Date(Date.UTC(2026, 0, 1, 0, index))
    ids.push((await capture(context, { content, capturedAt })).id)
  }
  await consolidate(context)
  return ids
}

describe('what a belief is', () => {
  test('F125 F126 facts and entities read back with their fields', async () => {
    const ada = someone()
    await told(ada, 'Anna | lives_in | Rome')
    const [fact] = await beliefs(ada, { subject: 'Anna' })
    const [node] = await read(ada, { ids: [fact!.id], detail: 'full' })
    expect(node).toMatchObject({ label: 'Fact', body: 'Anna lives_in Rome.' })
    expect(node!.properties.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['predicate', 'object', 'confidence', 'status', 'subjectId']),
    )
    const subjectId = node!.properties.find(({ name }) => name === 'subjectId')!.value
    const [entity] = await read(ada, { ids: [subjectId], detail: 'full' })
    expect(entity).toMatchObject({ label: 'Entity', body: 'Anna' })
    expect(entity!.properties.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nameKey', 'type', 'aliases']),
    )
  })

  test('F131 its edges have the right ends', async () => {
    const ada = someone()
    await told(
      ada,
      'Anna | lives_in | Rome',
      'Anna | lives_in | Oslo',
      'Anna | met | Bob | never',
      'Anna | met | Bob',
    )
    const { records } = await connection.driver.executeQuery(
      `MATCH (from)-[edge]->(to) WHERE from.namespace STARTS WITH $tenant
       RETURN DISTINCT labels(from)[0] + ' ' + type(edge) + ' ' + labels(to)[0] AS sentence`,
      { tenant: `${ada.principal.tenant}/` },
    )
    expect(records.map((record) => record.get('sentence'))).toEqual(
      expect.arrayContaining([
        'Episode SUPPORTS Fact',
        'Episode MENTIONS Entity',
        'Fact ABOUT Entity',
        'Fact SUPERSEDED_BY Fact',
        'Fact CONTRADICTS Fact',
        'AuditEvent AUDIT Fact',
      ]),
    )
  })

  test('F132 the interval on ABOUT decides, whatever the status says', async () => {
    const ada = someone()
    await told(ada, 'Anna | lives_in | Rome', 'Anna | lives_in | Oslo')
    await draw(
      "MATCH (fact:Fact) WHERE fact.namespace STARTS WITH $tenant SET fact.status = 'superseded'",
      {
        tenant: `${ada.principal.tenant}/`,
      },
    )
    const now = await beliefs(ada, { subject: 'Anna' })
    expect(now.map(({ object }) => object)).toEqual(['Oslo'])
    const first = await beliefs(ada, { subject: 'Anna', asOf: new Date('2026-01-01T00:00:30Z') })
    expect(first.map(({ object }) => object)).toEqual(['Rome'])
  })

  test('F133 what was superseded is not given as current, and stays readable', async () => {
    const ada = someone()
    const [, newer] = await told(ada, 'Anna | lives_in | Rome', 'Anna | lives_in | Oslo')
    const { hits } = await recall(ada, { query: 'Where does Anna live? lives_in' })
    expect(hits[0]!.id).toBe(newer)
    const standings = hits.flatMap(({ facts }) =>
      facts.map(({ statement, standing }) => `${statement} ${standing}`),
    )
    expect(standings.toSorted()).toEqual([
      'Anna lives_in Oslo. current',
      'Anna lives_in Rome. superseded',
    ])
    const { text } = await search(ada, { query: 'Where does Anna live? lives_in' })
    expect(text).toMatch(
      /<fact id="[^"]+" standing="superseded" superseded_by="[^"]+">Anna lives_in Rome\.<\/fact>/,
    )
    expect(await beliefs(ada, { subject: 'Anna', isPast: true })).toHaveLength(2)
  })

  test('F130 what stands in an open bag is never found', async () => {
    const ada = someone()
    await told(ada, 'Anna | lives_in | Rome')
    await draw(
      `MATCH (entity:Entity) WHERE entity.namespace STARTS WITH $tenant
       SET entity.attributes = '{"secret":"zanzibarquux"}'`,
      { tenant: `${ada.principal.tenant}/` },
    )
    const { hits } = await recall(ada, { query: 'zanzibarquux' })
    expect(hits.every(({ text }) => !text.includes('zanzibarquux'))).toBe(true)
    expect(hits.every(({ stages }) => !stages.includes('lexical'))).toBe(true)
  })

  test('F135 the span of a claim cuts its words out of the bytes, multibyte or not', async () => {
    const ada = memory.contextFor(somebody())
    const spoken = { ...ada, belief: { ...ada.belief, extractor: ruleExtractor } }
    const content = '🎉 Grüße! I moved to Köln in 2021. 日本語も。 My sister is called Änne.'
    const { id } = await capture(spoken, { content, speaker: 'Zoë' })
    await consolidate(spoken)
    const { records } = await connection.driver.executeQuery(
      `MATCH (:Episode {id: $id})-[edge:SUPPORTS]->(fact:Fact)
       RETURN edge.spanStart AS start, edge.spanEnd AS end, fact.statement AS statement`,
      { id },
    )
    const quotes = records.map((record) =>
      Buffer.from(content).subarray(record.get('start'), record.get('end')).toString(),
    )
    expect(quotes.length).toBeGreaterThan(0)
    for (const quote of quotes) {
      expect(content).toContain(quote)
      expect(quote).not.toContain('\\uFFFD')
    }
    expect(quotes.some((quote) => quote.includes('Köln'))).toBe(true)
  })
})

describe('F142 which entity a name means', () => {
  /** An embedder for names that lie exactly so far apart. */
  function apart(distance: number) {
    const cosine = 1 - distance
    const vectors: Record<string, number[]> = {
      Postgres: [1, 0],
      PostgreSQL: [cosine, Math.sqrt(1 - cosine ** 2)],
    }
    const fill = (head: number[]) =>
      Float32Array.from({ length: 384 }, (_, place) => head[place] ?? 0)
    return {
      model: 'apart',
      dimensions: 384,
      floors: { prefilter: 0, default: 0, deep: 0 },
      embed: async (texts: readonly string[]) =>
        texts.map((text, index) => fill(vectors[text] ?? [0, 0, 0, 1 + index])),
      [Symbol.asyncDispose]: async () => {},
    }
  }

  async function entitiesAt(distance: number): Promise<string[]> {
    const context = createMemory({
      connection,
      embedder: apart(distance),
      belief: { extractor: scriptExtractor },
    }).contextFor(somebody())
    await told(context, 'Ada | uses | Postgres')
    await capture(context, { content: 'Ada | uses | PostgreSQL' })
    await consolidate(context)
    const { records } = await connection.driver.executeQuery(
      `MATCH (entity:Entity) WHERE entity.namespace STARTS WITH $tenant AND entity.type = 'place'
       RETURN entity.canonicalName + ' ' + reduce(all = '', alias IN entity.aliases | all + alias) AS names`,
      { tenant: `${context.principal.tenant}/` },
    )
    return records.map((record) => record.get('names')).toSorted()
  }

  test('near enough is the same, and its name is kept as an alias', async () => {
    expect(DISTANCE_MAX).toBe(0.12)
    expect(await entitiesAt(0.11)).toEqual(['Postgres PostgreSQL'])
  })

  test('farther away is another', async () => {
    expect(await entitiesAt(0.13)).toEqual(['PostgreSQL ', 'Postgres '].toSorted())
  })

  test('however near: other numbers are other things, and other names other people', () => {
    expect(mayBeOne('Postgres 14', 'Postgres 16', 'system')).toBe(false)
    expect(mayBeOne('Postgres', 'PostgreSQL', 'system')).toBe(true)
    expect(mayBeOne('Jon', 'John', 'person')).toBe(false)
    expect(mayBeOne('Anna Berg', 'anna', 'person')).toBe(true)
  })

  test('an alias is enough afterwards', async () => {
    const ada = someone()
    await told(ada, 'Ada | uses | Postgres')
    await draw(
      "MATCH (entity:Entity) WHERE entity.namespace STARTS WITH $tenant AND entity.nameKey = 'postgres' SET entity.aliases = ['PG']",
      { tenant: `${ada.principal.tenant}/` },
    )
    await capture(ada, { content: 'Bob | uses | PG' })
    const run = await consolidate(ada)
    expect(run.entityCount).toBe(1)
  })
})
