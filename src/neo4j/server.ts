import { NoServer } from '../errors.ts'
import { findDocker, startInDocker } from './docker.ts'
import { startEmbedded } from './embedded.ts'
import { type JavaSearchPlaces, javaSearchPlaces } from './java.ts'
import { checkRequirements } from './requirements.ts'
import type { Neo4jServer, Neo4jSettings } from './settings.ts'

/**
 * A Neo4j that answers: the one that is named, else one in Docker, else one of our own.
 *
 * Disposing of it stops what was started here and leaves everything else running. Refuses with
 * {@link NoServer}; the message says what was tried and what to do.
 */
export async function findOrStartNeo4j(
  settings: Neo4jSettings,
  onProgress: (line: string) => void,
  places: JavaSearchPlaces = javaSearchPlaces(),
): Promise<Neo4jServer> {
  const { external, source, cacheDir } = settings
  if (external !== undefined) return useExternal(external)
  if (source === 'docker') return startInDocker(settings, onProgress, places.env)
  if (source === 'embedded') return startEmbedded(settings, onProgress, places)

  const docker = await findDocker(places.env)
  if (docker.obstacle === undefined) return startInDocker(settings, onProgress, places.env)
  const { obstacle } = await checkRequirements(cacheDir, places)
  if (obstacle === undefined) return startEmbedded(settings, onProgress, places)
  throw noWay({ docker: docker.obstacle, embedded: obstacle })
}

function useExternal(external: NonNullable<Neo4jSettings['external']>): Neo4jServer {
  return {
    source: 'external',
    ...external,
    browserUrl: undefined,
    pid: undefined,
    startedInMs: 0,
    exited: new Promise(() => {}),
    [Symbol.asyncDispose]: async () => {},
  }
}

function noWay(obstacles: { docker: string; embedded: string }): NoServer {
  return new NoServer(
    [
      'Stemma needs a Neo4j and found no way to one. Any of these three will do:',
      '  1. Name a running server: set NEO4J_URI, NEO4J_USERNAME and NEO4J_PASSWORD.',
      `  2. Start a Docker engine. (${obstacles.docker})`,
      `  3. Have Java 21 or newer and Maven. (${obstacles.embedded})`,
    ].join('\n'),
  )
}
