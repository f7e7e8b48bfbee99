import { execFile } from 'node:child_process'
import { afterAll, describe, expect, test } from 'vitest'
import { prefix } from '../../src/embed/embedder.ts'
import { openLocalHere } from './local-here.ts'

const embedder = await openLocalHere()
afterAll(async () => {
  await embedder?.[Symbol.asyncDispose]()
})

const NOTES = [
  'I signed up for a pottery class yesterday.',
  'My sister moved to Oslo with her two dogs.',
  'The deadline of the Henderson report moved to Friday.',
  'We switched the database from MySQL to Neo4j.',
  'I am allergic to peanuts, so no satay for me.',
  'The car needs new brakes before the trip.',
  'Our son learnt to ride a bicycle.',
  'I finished reading a book about Antarctica.',
]
const QUESTIONS: [string, number][] = [
  ['What food must I avoid?', 4],
  ['Where does my sister live now?', 1],
  ['When is the report due?', 2],
  ['Which graph database do we use?', 3],
  ['What is wrong with the vehicle?', 5],
  ['What art hobby did I start?', 0],
]

describe.skipIf(embedder === undefined)('the local embedder', () => {
  test.each(['prefilter', 'default', 'deep'] as const)(
    'F106 finds the note that answers a question, in mode %s',
    async (mode) => {
      const notes = await embedder!.embed(NOTES, 'passage')
      const questions = await embedder!.embed(
        QUESTIONS.map(([question]) => question),
        'query',
      )

      const nearest = questions.map((question) => {
        const cosines = notes.map((note) => dot(prefix(question, mode), prefix(note, mode)))
        return cosines.indexOf(Math.max(...cosines))
      })

      expect(nearest).toEqual(QUESTIONS.map(([, answer]) => answer))
    },
  )

  test('a process that ends in the middle of an embedding ends with its own code', async () => {
    const script = new URL('./threads/leaving.ts', import.meta.url).pathname

    const code = await new Promise((resolve) => {
      execFile(process.execPath, [script], (error) => resolve(error?.code))
    })

    expect(code).toBe(7)
  })
})

function dot(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, i) => sum + value * other[i]!, 0)
}
