#!/usr/bin/env node
// Plain JavaScript on purpose: it must run on an old Node, if only to find a newer one.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const major = Number(process.versions.node.split('.')[0])
if (major >= 24) {
  await import('./main.ts')
} else {
  const local = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url))
  if (!existsSync(local)) {
    console.error(
      `Stemma needs Node 24 or newer; this is ${process.version}, and no newer one is installed here.\n` +
        'Run `npm ci` in the folder of Stemma (it brings its own Node), or install Node 24.',
    )
    process.exit(1)
  }
  const child = spawn(local, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}
