import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { expect, test } from 'vitest'
import config from '../../codegen.ts'

test('what codegen writes is what is committed', async () => {
  const files = (await generate({ ...config, silent: true }, false)) as {
    filename: string
    content: string
  }[]

  expect(files.length).toBe(Object.keys(config.generates).length)
  for (const { filename, content } of files) {
    expect(readFileSync(resolve(filename), 'utf8'), `${filename}: npm run codegen`).toBe(content)
  }
  const written = files.map(({ filename }) => filename).filter((name) => name.endsWith('.java'))
  expect(globSync('src/generated/procedures/**/*.java').sort()).toEqual(written.toSorted())
})
