import { expect, test } from 'vitest'
import { InferenceThread } from '../../src/embed/inference-thread.ts'
import { Unavailable } from '../../src/errors.ts'

const FRAGILE = new URL('./threads/fragile-worker.ts', import.meta.url)
const open = (folder = 'here') => new InferenceThread({ model: 'e5-small-v2-q8', folder }, FRAGILE)

test.each(['exit', 'throw', 'fail'])(
  'a thread that meets %j refuses that call, and the next one works',
  async (text) => {
    const thread = open()

    await expect(thread.embed([text], 'passage')).rejects.toBeInstanceOf(Unavailable)

    expect(await thread.embed(['Calm.'], 'passage')).toHaveLength(1)
    await thread.close()
  },
)

test('a thread that cannot load its model says why', async () => {
  await expect(open('nowhere').start()).rejects.toThrow(/No such model/)
})

test('closing a thread twice, or before it was started, is nothing', async () => {
  const thread = open()
  await thread.close()
  await thread.start()

  await thread.close()

  await thread.close()
})
