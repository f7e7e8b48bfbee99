import { expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { forget } from '../../../src/memory/lifecycle/keep.ts'
import { tag, tags, untag } from '../../../src/memory/tag/tag.ts'
import { createWork, queryWork } from '../../../src/memory/work/work.ts'
import { memory, somebody } from '../../support/graph.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

test('tags hang on memories and work alike, and are counted', async () => {
  const ada = memory.contextFor(somebody())
  const { id: note } = await capture(ada, { content: 'The boiler is in the cellar.' })
  const { id: work } = await createWork(ada, { title: 'Mend the boiler', tags: ['At Home'] })
  expect(await tag(ada, { id: note, tags: ['At  home', 'urgent'] })).toEqual({
    id: note,
    changedCount: 2,
    isNew: true,
  })
  expect(await tag(ada, { id: note, tags: ['at-home'] })).toMatchObject({ isNew: false })
  await tag(ada, { id: work, tags: ['Urgent'] })
  const counted = async () =>
    (await tags(ada)).map(({ slug, memoryCount, workCount }) => [slug, memoryCount, workCount])
  expect(await counted()).toEqual([
    ['at-home', 1, 1],
    ['urgent', 1, 1],
  ])
  expect((await queryWork(ada, { tag: 'URGENT' })).map(({ id }) => id)).toEqual([work])

  expect(await untag(ada, { id: work, tags: ['urgent'] })).toMatchObject({ changedCount: 1 })
  expect(await untag(ada, { id: work, tags: ['urgent'] })).toMatchObject({ isNew: false })
  await forget(ada, { id: note })
  expect(await counted()).toEqual([['at-home', 0, 1]])
  const events = await history(ada, { subjectId: work })
  expect(events.map(({ verb }) => verb)).toEqual(['untag', 'tag', 'create_work'])
  expect(await strayIn(ada.principal.tenant)).toEqual([])
})

test('a tag of the team stays in the team, and a foreign memory takes none', async () => {
  const ada = memory.contextFor(somebody())
  const { id } = await capture(ada, { content: 'Standup is at nine.', namespace: 'team:blue' })
  await tag(ada, { id, tags: ['meetings'] })
  const bob = memory.contextFor(somebody({ tenant: ada.principal.tenant, agent: 'bob' }))
  expect((await tags(bob)).map(({ slug, namespace }) => [slug, namespace])).toEqual([
    ['meetings', `${ada.principal.tenant}/team:blue`],
  ])
  expect(await tags(bob, { namespace: 'agent:bob' })).toEqual([])
  const stranger = memory.contextFor(somebody())
  await expect(tag(stranger, { id, tags: ['mine'] })).rejects.toMatchObject({ code: 'UNKNOWN' })
  await expect(untag(stranger, { id, tags: ['meetings'] })).rejects.toMatchObject({
    code: 'UNKNOWN',
  })
})
