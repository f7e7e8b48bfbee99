// Runs before `npm start` and `npm test`, on whatever Node there is and without any dependency:
// brings the packages of package-lock.json when they are absent or older than that file. No package
// here needs its install script, and one of them would fetch GPU libraries that nobody uses.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.error('Installing packages …')
  const npm = process.env.npm_execpath
  const [command, ...args] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(
    command,
    [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: ['ignore', 2, 2],
    },
  )
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?')
    process.exit(status ?? 1)
  }
}
