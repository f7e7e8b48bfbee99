import { readConfig } from '../../config.ts'
import { neo4jSettings } from '../../engine.ts'
import { NoServer } from '../../errors.ts'
import { javaSearchPlaces } from '../../neo4j/java.ts'
import { buildPlugin, placePlugin } from '../../neo4j/plugin.ts'
import { checkRequirements } from '../../neo4j/requirements.ts'
import { resolveJars } from '../../neo4j/resolve-jars.ts'
import { progressLine } from './progress.ts'

/** Writes the plugin for a Neo4j that we do not start ourselves: a container, a cluster. */
export async function pluginCommand(folder: string): Promise<void> {
  const { cacheDir } = neo4jSettings(readConfig())
  const { java, obstacle } = await checkRequirements(cacheDir, javaSearchPlaces())
  if (java === undefined) throw new NoServer(obstacle)
  const progress = progressLine()
  const jars = await resolveJars({ cacheDir, env: process.env, depth: 'size' }, progress.show)
  progress.done()

  const plugin = await buildPlugin({ cacheDir, java, jars })
  if (plugin.jar === undefined) {
    console.error(`stemma: ${plugin.obstacle} Nothing was written.`)
    process.exitCode = 1
    return
  }
  const path = placePlugin(plugin.jar, folder)
  console.log(`${path}: a server loads it when it starts; SHOW PROCEDURES lists stemma.* then.`)
}
