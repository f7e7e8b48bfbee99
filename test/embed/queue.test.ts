import { expect, test } from 'vitest'
import { EmbedQueue, type Lane, type QueueOptions } from '../../src/embed/queue.ts'
import { Unavailable } from '../../src/errors.ts'

/** A lane that answers when told to, and remembers what it was given. */
function openLane() {
  const chunks: (readonly string[])[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const signals: AbortSignal[] = []
  const lane: Lane = async (texts, _, signal) => {
    const answer = Promise.withResolvers<void>()
    chunks.push(texts)
    answers.push(answer)
    signals.push(signal)
    await answer.promise
    return texts.map((text) => Float32Array.of(text.length))
  }
  const answer = async () => {
    answers.shift()!.resolve()
    await settled()
  }
  const fail = async (error: Error) => {
    answers.shift()!.reject(error)
    await settled()
  }
  return { lane, chunks, signals, answer, fail }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

function openQueue(lane: Lane, options: Partial<QueueOptions> = {}) {
  return new EmbedQueue({
    lanes: [lane],
    chunkTextsMax: 2,
    chunkCharactersMax: 100,
    waitingTextsMax: 4,
    cacheEntriesMax: 2,
    ...options,
  })
}

test('the same text asked for by many is embedded once', async () => {
  const { lane, chunks, answer } = openLane()
  const queue = openQueue(lane)

  const many = Array.from({ length: 50 }, () => queue.embed(['Same.'], 'passage'))
  await answer()

  expect(await Promise.all(many)).toHaveLength(50)
  expect(chunks).toEqual([['Same.']])
})

test('a text asked for lately is not embedded again', async () => {
  const { lane, chunks, answer } = openLane()
  const queue = openQueue(lane)
  const first = queue.embed(['Again.'], 'passage')
  await answer()

  const second = await queue.embed(['Again.'], 'passage')

  expect(second).toEqual(await first)
  expect(chunks).toHaveLength(1)
})

test('the text asked for longest ago is forgotten first', async () => {
  const { lane, chunks, answer } = openLane()
  const queue = openQueue(lane)
  for (const text of ['one', 'two', 'three']) {
    const asked = queue.embed([text], 'passage')
    await answer()
    await asked
  }

  await queue.embed(['three', 'two'], 'passage')
  const again = queue.embed(['one'], 'passage')
  await answer()

  expect(await again).toHaveLength(1)
  expect(chunks).toEqual([['one'], ['two'], ['three'], ['one']])
})

test('a query goes before the passages that wait', async () => {
  const { lane, chunks, answer } = openLane()
  const queue = openQueue(lane)

  const passages = queue.embed(['p1', 'p2', 'p3', 'p4'], 'passage')
  const query = queue.embed(['q'], 'query')
  for (let i = 0; i < 3; i++) await answer()

  await Promise.all([passages, query])
  expect(chunks).toEqual([['p1', 'p2'], ['q'], ['p3', 'p4']])
})

test('a chunk holds no more characters than it may', async () => {
  const { lane, chunks, answer } = openLane()
  const queue = openQueue(lane)

  const both = queue.embed(['a'.repeat(80), 'b'.repeat(80)], 'passage')
  await answer()
  await answer()

  await both
  expect(chunks).toHaveLength(2)
})

test('a saturated queue refuses the call that is too much, and no other', async () => {
  const { lane, answer } = openLane()
  const queue = openQueue(lane)
  const running = queue.embed(['r1', 'r2'], 'passage')
  const waiting = queue.embed(['w1', 'w2', 'w3'], 'passage')

  await expect(queue.embed(['x1', 'x2'], 'passage')).rejects.toThrow(/saturated/)

  for (let i = 0; i < 3; i++) await answer().catch(() => {})
  expect(await running).toHaveLength(2)
  expect(await waiting).toHaveLength(3)
})

test('a text nobody waits for any more is not embedded', async () => {
  const { lane, chunks, signals, answer } = openLane()
  const queue = openQueue(lane)
  const running = queue.embed(['r1', 'r2'], 'passage')
  const controller = new AbortController()
  const leaving = queue.embed(['gone', 'wanted'], 'passage', controller.signal)
  const staying = queue.embed(['wanted'], 'passage')

  controller.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  await answer()
  await answer()

  await Promise.all([running, staying])
  expect(chunks).toEqual([['r1', 'r2'], ['wanted']])
  expect(signals.every(({ aborted }) => !aborted)).toBe(true)
})

test('a chunk all of whose callers left is aborted', async () => {
  const { lane, signals } = openLane()
  const queue = openQueue(lane)
  const controller = new AbortController()
  const leaving = queue.embed(['gone'], 'passage', controller.signal)

  controller.abort(new Error('left'))

  await expect(leaving).rejects.toThrow('left')
  expect(signals[0]?.aborted).toBe(true)
})

test('a lane that fails refuses its own chunk, and works on', async () => {
  const { lane, answer, fail } = openLane()
  const queue = openQueue(lane)
  const first = queue.embed(['a', 'b'], 'passage')
  const second = queue.embed(['c'], 'passage')
  first.catch(() => {})

  await fail(new Unavailable('The lane is broken.'))
  await answer()

  await expect(first).rejects.toBeInstanceOf(Unavailable)
  expect(await second).toHaveLength(1)
})

test('closing refuses what waits and finishes what runs', async () => {
  const { lane, answer } = openLane()
  const queue = openQueue(lane)
  const running = queue.embed(['r1', 'r2'], 'passage')
  const waiting = queue.embed(['w'], 'passage')
  waiting.catch(() => {})

  const closed = queue.close()
  await answer()
  await closed

  await expect(waiting).rejects.toBeInstanceOf(Unavailable)
  expect(await running).toHaveLength(2)
})
