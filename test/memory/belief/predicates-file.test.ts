import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InvalidConfig } from '../../../src/errors.ts'
import { loadPredicates, parsePredicates } from '../../../src/memory/belief/predicates-file.ts'
import { REGISTRY } from '../../../src/memory/belief/registry.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-predicates-'))
})
afterEach(() => rm(folder, { recursive: true }))

const written = async (text: string) => {
  const path = join(folder, 'predicates.json')
  await writeFile(path, text)
  return path
}

test('predicates are added and replaced; the others stay', async () => {
  const mentors = { about: 'teaches', isFunctional: false, inverse: 'mentored_by' }
  const mentored = { about: 'is taught by', isFunctional: true, inverse: 'mentors' }
  const likes = { about: 'enjoys', isFunctional: false, excludes: ['dislikes'] }
  const path = await written(JSON.stringify({ mentors, mentored_by: mentored, likes }))

  const registry = await loadPredicates(path)

  expect(registry).toEqual({ ...REGISTRY, mentors, mentored_by: mentored, likes })
})

test.each([
  ['no value', { mentors: null }, /mentors: /],
  ['no meaning', { mentors: { isFunctional: true } }, /mentors\.about/],
  ['a meaning of two lines', { mentors: { about: 'a\nb', isFunctional: true } }, /mentors\.about/],
  ['a count in words', { mentors: { about: 'x', isFunctional: 'one' } }, /mentors\.isFunctional/],
  ['a key too many', { mentors: { about: 'x', isFunctional: true, functional: 1 } }, /mentors/],
  ['a name in capitals', { Mentors: { about: 'x', isFunctional: true } }, /Mentors: not a name/],
  [
    'an inverse that is not there',
    { mentors: { about: 'x', isFunctional: false, inverse: 'mentored_by' } },
    /mentors\.inverse: mentored_by is no predicate/,
  ],
  [
    'an inverse that does not lead back',
    { mentors: { about: 'x', isFunctional: false, inverse: 'likes' } },
    /mentors\.inverse: the inverse of likes is not mentors/,
  ],
  [
    'an exclusion of what does not exclude it',
    { adores: { about: 'x', isFunctional: false, excludes: ['dislikes'] } },
    /adores\.excludes: dislikes must exclude the same/,
  ],
  [
    'an exclusion of what is not there',
    { adores: { about: 'x', isFunctional: false, excludes: ['hates'] } },
    /adores\.excludes: hates is no predicate/,
  ],
])('a predicate with %s is refused by name', (_, file, message) => {
  const parse = () => parsePredicates(JSON.stringify(file))

  expect(parse).toThrow(InvalidConfig)
  expect(parse).toThrow(message)
})

test('a name that objects have anyway is a name like any other, or none', () => {
  expect(() => parsePredicates('{"__proto__": {"about": "x", "isFunctional": true}}')).toThrow(
    /__proto__: not a name/,
  )
  expect(() =>
    parsePredicates('{"a": {"about": "x", "isFunctional": false, "inverse": "constructor"}}'),
  ).toThrow(/constructor is no predicate/)
})

test('every problem is listed, not only the first', () => {
  try {
    parsePredicates('{"one": {"about": "x"}, "two": {"isFunctional": true}}')
    expect.unreachable()
  } catch (error) {
    expect((error as InvalidConfig).problems).toHaveLength(2)
  }
})

test.each(['{"likes": ', '[]', '"likes"', 'null'])('%s is not a file of predicates', (text) => {
  expect(() => parsePredicates(text)).toThrow(/no JSON object of predicates/)
})

test('a file that is not there is refused by its path', async () => {
  await expect(loadPredicates(join(folder, 'none.json'))).rejects.toThrow(
    /none\.json cannot be read/,
  )
})
