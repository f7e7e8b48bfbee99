import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where jars and archives are kept when nothing else is said: outside any clone, shared by all. */
export function defaultCacheDir(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'stemma')
  const home = env.HOME ?? homedir()
  return platform === 'darwin'
    ? join(home, 'Library', 'Caches', 'stemma')
    : join(home, '.cache', 'stemma')
}
