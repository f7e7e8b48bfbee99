import { inspectJars } from './jar-cache.ts'
import { findJava, type JavaCandidate, type JavaSearchPlaces } from './java.ts'
import { findMaven } from './maven.ts'
import { JAVA_MAJOR_MIN, NEO4J_VERSION } from './release.ts'

/** Either the Java to start the embedded server with, or why it cannot be started here at all. */
export type EmbeddedRequirements =
  | { readonly java: JavaCandidate; readonly obstacle: undefined }
  | { readonly java: undefined; readonly obstacle: string }

/** Whether this machine has what the embedded server needs: Java, and the jars or a way to them. */
export async function checkRequirements(
  cacheDir: string,
  places: JavaSearchPlaces,
): Promise<EmbeddedRequirements> {
  if (process.platform === 'win32') {
    return refuse('The embedded Neo4j needs a POSIX shell, which Windows has only inside WSL.')
  }

  const { chosen: java, candidates } = await findJava(places)
  if (java === undefined) {
    const found = candidates.map(({ path, rejected }) => `${path} (${rejected})`).join(', ')
    return refuse(
      `Neo4j ${NEO4J_VERSION} needs Java ${JAVA_MAJOR_MIN} or newer, and ` +
        (found === '' ? 'no Java was found at all.' : `there is only ${found}.`) +
        ' Install a newer one (apt install temurin-25-jdk, brew install openjdk), or point ' +
        'JAVA_HOME to it.',
    )
  }

  const { state, folder } = await inspectJars(cacheDir)
  if (state === 'absent' && (await findMaven(places.env)) === undefined) {
    return refuse(
      `The jars of Neo4j ${NEO4J_VERSION} are not in ${folder} yet, and there is no Maven to fetch ` +
        'them: no `mvn` in MAVEN_HOME or on the PATH. Install it (apt install maven, brew install maven).',
    )
  }
  return { java, obstacle: undefined }
}

function refuse(obstacle: string): EmbeddedRequirements {
  return { java: undefined, obstacle }
}
