import { expect, test } from 'vitest'
import { findJava } from '../../src/neo4j/java.ts'
import { bareMachine, plantJava } from './support/machine.ts'
import { temporaryFolder } from './support/settings.ts'

test('a machine without Java has no candidates', async () => {
  const search = await findJava(bareMachine())

  expect(search).toEqual({ chosen: undefined, candidates: [] })
})

test('Java 17 is found, and rejected with the reason', async () => {
  using folder = temporaryFolder()
  const home = plantJava(folder.path, '17.0.15')

  const { chosen, candidates } = await findJava(bareMachine({ PATH: `${home}/bin` }))

  expect(chosen).toBeUndefined()
  expect(candidates).toMatchObject([
    { version: '17.0.15', major: 17, foundBy: 'PATH', rejected: 'Java 17.0.15 is older than 21' },
  ])
})

test('a newer one elsewhere is chosen over a default that is too old', async () => {
  using folder = temporaryFolder()
  const old = plantJava(folder.path, '17.0.15')
  plantJava(`${folder.path}/jvm`, '21.0.2')
  plantJava(`${folder.path}/jvm`, '25.0.3')
  const env = { JAVA_HOME: old, PATH: `${old}/bin` }

  const { chosen } = await findJava({ ...bareMachine(env), roots: [`${folder.path}/jvm`] })

  expect(chosen).toMatchObject({ version: '25.0.3', major: 25, rejected: undefined })
})

test('JAVA_HOME wins over a newer one when it is new enough', async () => {
  using folder = temporaryFolder()
  const named = plantJava(folder.path, '21.0.2')
  const newer = plantJava(folder.path, '25.0.3')
  const env = { JAVA_HOME: named, PATH: `${newer}/bin` }

  const { chosen } = await findJava(bareMachine(env))

  expect(chosen).toMatchObject({ version: '21.0.2', foundBy: 'JAVA_HOME' })
})

test('the old way of counting is understood', async () => {
  using folder = temporaryFolder()
  const home = plantJava(folder.path, '1.8.0_292')

  const { candidates } = await findJava(bareMachine({ JAVA_HOME: home }))

  expect(candidates[0]).toMatchObject({ major: 8 })
})
