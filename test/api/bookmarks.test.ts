import { expect, test } from 'vitest'
import { serving } from '../support/http.ts'

test('a write hands out bookmarks, and a read that brings them sees it on any server', async () => {
  await using one = await serving()
  await using other = await serving()
  const post = (server: typeof one, query: string, bookmarks = '') =>
    server.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stemma-bookmarks': bookmarks },
      body: JSON.stringify({ query }),
    })
  const content = `Written once, ${Math.random()}.`
  const written = await post(one, `mutation { capture(input: { content: "${content}" }) { id } }`)
  const { data } = (await written.json()) as { data: { capture: { id: string } } }
  const marks = written.headers.get('stemma-bookmarks')
  expect(marks).toMatch(/^\S+$/)

  const query = `{ readMemory(input: { ids: ["${data.capture.id}"] }) { body } }`
  const read = (await (await post(other, query, marks!)).json()) as object
  expect(read).toEqual({ data: { readMemory: [{ body: content }] } })
})
