import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where downloads are kept between runs, outside any clone. */
export function defaultCacheDir(environment: NodeJS.ProcessEnv = process.env): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'stemma')
}
