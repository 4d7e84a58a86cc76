// Makes every command work on a fresh clone: installs, builds the web app, and hands over to the
// pinned Node. Plain JavaScript without dependencies, because it runs before anything is installed,
// on whatever Node (18 or later) is there.
import { readFileSync } from 'node:fs'
import { chdir, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { installed } from './bootstrap/install.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { isBuilt, webBuilt } from './bootstrap/web.mjs'

const serverFlags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'))

/**
 * Each command: the script it runs with which words first, with which flags of Node, whether it needs the built web
 * app, and whether it needs the tools (the development dependencies). To build the web app takes the tools too.
 */
const commands = {
  start: { script: 'server/src/main.ts', web: true, flags: serverFlags },
  dev: { script: 'scripts/dev.ts', tools: true },
  check: { script: 'scripts/check.ts', tools: true },
  test: { script: 'scripts/test.ts', tools: true },
  build: { script: 'scripts/build.mjs', web: true },
  bench: { script: 'bench/main.ts', web: true, tools: true },
  import: { script: 'server/src/commands/import.ts' },
  backup: { script: 'server/src/commands/backup.ts' },
  restore: { script: 'server/src/commands/restore.ts' },
  'remove-factors': { script: 'server/src/commands/remove-factors.ts' },
  faults: { script: 'scripts/faults.ts', tools: true },
  worker: { script: 'server/src/main.ts', flags: serverFlags, args: ['worker'] },
  lock: { script: 'scripts/complete-lock.mjs', tools: true },
  types: { script: 'scripts/generate-database-types.ts', tools: true },
  pictures: { script: 'scripts/pictures.ts', web: true, tools: true },
  guides: { script: 'scripts/guides.ts', tools: true },
}

const [name = 'start', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`No command "${name}"; there are: ${Object.keys(commands).join(', ')}.`)
  exit(2)
}

chdir(fileURLToPath(new URL('..', import.meta.url)))
try {
  await installed(command.tools === true || (command.web === true && !isBuilt()))
  if (command.web) await webBuilt()
} catch (error) {
  console.error(error.message)
  // Whoever reads only the last line of the tests must not miss that there were none.
  if (name === 'test') console.log('0 passed, 1 failed')
  exit(1)
}
// Somebody sits in front of it: the lines of the log are for machines.
if (name === 'start' && process.stdout.isTTY) process.env['LOG_LEVEL'] ??= 'warn'
exit(await handOver(command.script, [...(command.args ?? []), ...args], command.flags))
