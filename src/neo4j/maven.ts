import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './command.ts'

export interface Maven {
  readonly path: string
  readonly version: string
}

/** The first Maven that answers: the one in MAVEN_HOME, then the PATH. */
export async function findMaven(env: NodeJS.ProcessEnv = process.env): Promise<Maven | undefined> {
  const folders = (env.PATH ?? '').split(delimiter)
  if (env.MAVEN_HOME) folders.unshift(join(env.MAVEN_HOME, 'bin'))

  for (const folder of folders.filter((name) => name !== '')) {
    const path = join(folder, 'mvn')
    if (!existsSync(path)) continue
    const answer = await runCommand(path, ['--version'], { timeoutMs: 20_000, env })
    const version = /Apache Maven (\S+)/.exec(answer.stdout)?.[1]
    if (version !== undefined) return { path, version: version.replace(/\x1b\[\d*m/g, '') }
  }
  return undefined
}
