import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface MavenCopy {
  maven: string
  artifact: string
  folder: string
  signal?: AbortSignal | undefined
}

const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'
const OUTPUT_CHARACTERS_MAX = 600

/** Lets Maven copy an artifact's jar into `folder` and gives the jar's path. */
export async function copyFromMaven({
  maven,
  artifact,
  folder,
  signal,
}: MavenCopy): Promise<string> {
  // The target is the working directory, so that no path has to survive a Windows shell.
  const args = ['-B', '-q', PLUGIN, `-Dartifact=${artifact}`, '-DoutputDirectory=.']
  const child = spawn(maven, args, {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-OUTPUT_CHARACTERS_MAX)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exit = Promise.withResolvers<number | null>()
  child.once('close', exit.resolve)
  child.once('error', exit.reject)
  const code = await exit.promise
  if (code !== 0) throw new Error(`${maven} ended with ${code}: ${output.trim()}`)
  const jar = (await readdir(folder)).find((name) => name.endsWith('.jar'))
  if (jar === undefined) throw new Error(`${maven} copied nothing for ${artifact}.`)
  return join(folder, jar)
}
