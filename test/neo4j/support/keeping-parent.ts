/** A program that keeps another one, given as its arguments, and waits to be killed. */
import { join } from 'node:path'
import { keep } from '../../../src/neo4j/keeper.ts'

const [folder = '', ...command] = process.argv.slice(2)
const kept = keep({
  command,
  pidFile: join(folder, 'pid'),
  outputFile: join(folder, 'output'),
  cwd: folder,
  graceSeconds: 1,
})
console.log(kept.pid)
setInterval(() => {}, 60_000)
