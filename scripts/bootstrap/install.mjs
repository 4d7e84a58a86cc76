import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'
import { step } from './say.mjs'

/** The Node this project runs on, an npm dependency. */
export const pinnedNode = 'node_modules/node/bin/node'

const written = 'node_modules/.package-lock.json'

/**
 * Makes node_modules hold what package-lock.json says.
 * @param tools whether the development dependencies are needed; `npm ci --omit=dev` leaves them out
 */
export async function installed(tools) {
  const reason = whyInstall(tools)
  if (!reason) return
  await step(`Installing packages (${reason})`, () => (existsSync(written) ? completed() : fresh()))
  if (!existsSync(pinnedNode)) await step('Installing the pinned Node', () => run('npm', ['rebuild', 'node']))
}

const quietly = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/** Adds what is missing, and pulls nothing from under a program that is running. */
const completed = () => run('npm', ['install', '--no-save', ...quietly])

/** `npm ci` is strict and quick; where it refuses the lock file, `npm install` still takes the versions from it. */
const fresh = () => run('npm', ['ci', ...quietly]).catch(completed)

/**
 * npm writes what it installed into this file of node_modules as its last step, so comparing the
 * two finds an old, a changed and an interrupted installation alike, and leaves a hand-made one alone.
 */
function whyInstall(tools) {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn(written)
  if (!present) return 'none installed yet'
  if (!existsSync(pinnedNode)) return 'the pinned Node is missing'
  return differs(wanted ?? {}, present, tools) ? 'package-lock.json has changed' : undefined
}

/**
 * Whether what is installed is not what is wanted; packages for other systems may be missing, and those of the
 * development where they are not needed.
 */
export function differs(wanted, present, tools = true) {
  return Object.entries(wanted).some(([path, { version, dev, optional, peer, devOptional }]) => {
    if (path === '') return false
    const found = present[path]
    return found ? found.version !== version : !(optional || peer || devOptional || (dev && !tools))
  })
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}
