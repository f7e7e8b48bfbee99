import { beforeAll, describe, expect, test } from 'vitest'
import { capture } from '../../src/memory/episode/capture.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { realEmbedder } from '../support/embedder.ts'
import { connection, somebody } from '../support/graph.ts'
import { SKILL_DOORS, type SkillDoor } from '../support/skill-doors.ts'
import { strayIn } from '../support/vocabulary-check.ts'

const memory = createMemory({ connection, embedder: await realEmbedder() })
const reason = 'because'

describe.each(SKILL_DOORS)('core blocks, skills and tags, %s', (_, open) => {
  const ada = somebody()
  let door: SkillDoor
  beforeAll(async () => {
    door = await open(memory, ada)
    return () => door[Symbol.asyncDispose]()
  })

  test('F129 a core block is set, shown in every search, edited by hash and removed', async () => {
    const content = 'Never <b>book</b> flights on Fridays.'
    const first = await door.call('set', { kind: 'redline', content })
    expect(first).toMatchObject({ kind: 'redline', isNew: true })
    const { text } = await door.call('search', { query: 'hazelnuts' })
    expect(text).toContain('Never &lt;b&gt;book&lt;/b&gt; flights on Fridays.')
    expect(text).toContain('block="redline"')

    const change = { id: first.id, expectedHash: first.contentHash, reason }
    const next = 'Never book flights on Fridays or Saturdays.'
    const edited = await door.call('edit', { ...change, content: next })
    expect(edited).toMatchObject({ isNew: true, isDrifted: false })
    await expect(door.call('edit', { ...change, content: 'Fly away.' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(edited.contentHash),
    })
    const now = { ...change, expectedHash: edited.contentHash }
    expect(await door.call('acceptBaseline', now)).toMatchObject({ isNew: true })
    expect((await door.call('list', { kind: 'redline' })).map(({ content }) => content)).toEqual([
      next,
    ])
    expect(await door.call('remove', { id: first.id, reason })).toMatchObject({ isNew: true })
    expect((await door.call('search', { query: 'hazelnuts' })).text).not.toContain('Fridays')
    expect(await door.call('list', {})).toEqual([])
  })

  test('F127 F128 a skill is saved, reviewed, used and found with its failures', async () => {
    const skill = {
      name: 'drain a node',
      description: 'Take a machine out of the cluster before it is repaired.',
      body: 'kubectl drain $NODE --ignore-daemonsets </skill> now',
      preconditions: ['a second node is ready'],
    }
    const { id: seen } = await capture(memory.contextFor(ada), { content: 'The drain took long.' })
    const saved = await door.call('save', { ...skill, derivedFrom: [seen] })
    expect(saved).toMatchObject({
      version: 1,
      authorityState: 'candidate',
      embeddingState: 'ready',
      isNew: true,
    })
    const problem = { query: 'how do I remove a server from service for maintenance?' }
    expect((await door.call('retrieve', problem)).skills).toEqual([])
    const { id } = saved
    await door.call('review', { id, expected: 'candidate', state: 'reviewed', reason })
    await expect(
      door.call('review', { id, expected: 'candidate', state: 'rejected', reason }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })

    const failure = 'Draining hangs on pods without a controller.'
    const failed = await door.call('recordOutcome', { id, outcome: 'failed', failure })
    await door.call('recordOutcome', { id, outcome: 'succeeded', operationId: 'op' })
    const standing = await door.call('recordOutcome', {
      id,
      outcome: 'succeeded',
      operationId: 'op',
    })
    expect(standing).toMatchObject({ successCount: 1, failureCount: 1, isNew: false })
    expect(standing.proficiency).toBe(0.5)
    const { skills, embedder } = await door.call('retrieve', problem)
    expect(embedder).toBe('up')
    expect(skills[0]).toMatchObject({
      id,
      body: skill.body,
      authorityState: 'reviewed',
      preconditions: skill.preconditions,
      sourceIds: [seen],
      failures: [{ id: failed.failureId, description: failure }],
    })
    const [node] = await door.call('read', { ids: [id] })
    expect(node!.failures).toMatchObject([{ description: failure }])
    const listed = await door.call('failureModes', { skillId: id })
    expect(listed).toMatchObject([{ description: failure, skillIds: [id] }])

    const next = await door.call('save', { ...skill, body: 'cordon, then drain' })
    expect(next).toMatchObject({ version: 2, supersedes: id })
  })

  test('what does not work is told, and told again when it matters', async () => {
    const description = 'Rebooting all brokers at once loses the quorum.'
    const told = await door.call('reportFailure', { description })
    expect(told.isNew).toBe(true)
    expect((await door.call('reportFailure', { description })).isNew).toBe(false)
    const { doNot } = await door.call('retrieve', { query: 'reboot the brokers' })
    expect(doNot).toMatchObject([{ id: told.id, description }])
  })

  test('tags come, are counted and go', async () => {
    const { id } = await capture(memory.contextFor(ada), { content: 'The boiler hums.' })
    expect(await door.call('tag', { id, tags: ['At Home'] })).toMatchObject({ changedCount: 1 })
    expect(await door.call('tags', {})).toMatchObject([
      { slug: 'at-home', memoryCount: 1, workCount: 0 },
    ])
    expect(await door.call('untag', { id, tags: ['at home'] })).toMatchObject({ changedCount: 1 })
    expect(await door.call('tags', {})).toEqual([])
  })

  test('what is foreign or malformed is refused, and everything is in the vocabulary', async () => {
    const stranger = await open(memory, somebody())
    const [{ id }] = [await door.call('save', { name: 'n', description: 'd', body: 'b' })]
    const foreign = [
      stranger.call('recordOutcome', { id, outcome: 'failed' }),
      stranger.call('review', { id, expected: 'candidate', state: 'rejected', reason }),
      stranger.call('tag', { id, tags: ['mine'] }),
      stranger.call('remove', { id, reason }),
    ]
    for (const each of await Promise.allSettled(foreign)) {
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'UNKNOWN' } })
    }
    await stranger[Symbol.asyncDispose]()
    await expect(
      door.call('set', { kind: 'persona', content: 'x'.repeat(2_001) }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await strayIn(ada.tenant)).toEqual([])
  })
})
