import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installPackage } from './debian.ts'

/**
 * Which is taken first. For journeys the browser without a window: they take two thirds of the processor's time. For
 * measuring the one people have: without a window an answer to a finger is painted 70 ms later.
 */
type Purpose = 'journeys' | 'measuring'
const packagesFor = (purpose: Purpose): readonly string[] =>
  purpose === 'journeys' ? ['chromium-headless-shell', 'chromium'] : ['chromium', 'chromium-headless-shell']

/** Root may not use the sandbox; the rest keeps Chromium from talking to its maker during the tests. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of the tests, or undefined where there is none. */
export function findChromium(purpose: Purpose = 'journeys'): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return existsSync(given) ? given : undefined
  const known = packagesFor(purpose).map((name) => `/usr/bin/${name}`)
  return [...known, '/usr/bin/google-chrome', ...playwrightsOwn()].find(existsSync)
}

/**
 * The browser of the tests, installed where that is possible without asking.
 * @throws an error of one line saying what to install
 */
export function ensureChromium(say: (line: string) => void, purpose: Purpose = 'journeys'): string {
  const found = findChromium(purpose)
  if (found) return found
  const given = process.env['CHROMIUM_PATH']
  if (given) throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`)
  for (const name of packagesFor(purpose)) {
    installPackage(name, say)
    const installed = findChromium(purpose)
    if (installed) return installed
  }
  throw new Error('The journeys need a browser: install chromium, or say where one is with CHROMIUM_PATH.')
}

function playwrightsOwn(): string[] {
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name)) : []
  return names.flatMap((name) => [
    join(folder, name, 'chrome-linux', 'chrome'),
    join(folder, name, 'chrome-linux64', 'chrome'),
  ])
}
