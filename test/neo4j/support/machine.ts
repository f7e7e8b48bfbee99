import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JavaSearchPlaces } from '../../../src/neo4j/java.ts'

/** A machine that has only what the test puts there. */
export function bareMachine(env: NodeJS.ProcessEnv = {}): JavaSearchPlaces {
  return { env, roots: [], asksMacOs: false }
}

/** A Java home that says which version it is, and can do nothing else. */
export function plantJava(folder: string, version: string): string {
  const home = join(folder, `java-${version}`)
  plantProgram(join(home, 'bin'), 'java', `echo 'openjdk version "${version}"' >&2`)
  return home
}

/** A Java home that runs what another Java runs, and has no compiler. */
export function plantJre(folder: string, java: string): string {
  const home = join(folder, 'jre')
  plantProgram(join(home, 'bin'), 'java', `exec '${java}' "$@"`)
  return home
}

/**
 * A Maven that copies jars from a folder instead of the network. A torn one gives up after two.
 */
export function plantMaven(folder: string, from: { jars: string; isTorn?: boolean }): string {
  const { jars, isTorn = false } = from
  return plantProgram(
    join(folder, isTorn ? 'torn-maven' : 'maven'),
    'mvn',
    `[ "$1" = --version ] && echo 'Apache Maven 3.9.9' && exit 0
    for argument; do case $argument in -DoutputDirectory=*) to=\${argument#*=} ;; esac; done
    count=0
    for jar in "${jars}"/*.jar; do
      cp "$jar" "$to" || exit 1
      count=$((count + 1))
      [ ${isTorn} = true ] && [ $count = 2 ] && echo '[ERROR] Connection reset' && exit 1
    done
    exit 0`,
  )
}

function plantProgram(folder: string, name: string, script: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
  return folder
}
