import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pid } from 'node:process'
import { compressed } from './compress.mjs'
import { run } from './run.mjs'
import { step } from './say.mjs'

const built = 'web/dist'
const stamp = `${built}/.built-from`
const sources = ['web', 'contract', 'package-lock.json']
const notSources = new Set(['dist', 'node_modules', '.vite'])

/** Is web/dist the build of the present sources? Where there are none, it is what it is. */
export const isBuilt = () =>
  !existsSync('web/index.html') ||
  (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(sources))

/** Makes web/dist the build of the present sources. */
export async function webBuilt() {
  if (isBuilt()) return
  const fingerprint = fingerprintOf(sources)
  // Built beside and then exchanged: a running server never serves half a build.
  const fresh = `${built}.new-${pid}`
  const old = `${built}.old-${pid}`
  try {
    await step('Building the web app', () =>
      run('vite', [
        'build',
        'web',
        '--outDir',
        resolve(fresh),
        '--emptyOutDir',
        '--manifest',
        '--logLevel',
        'warn',
      ]),
    )
    await step('Compressing it', () => compressed(fresh))
    writeFileSync(join(fresh, '.built-from'), fingerprint)
    if (existsSync(built)) renameSync(built, old)
    renameSync(fresh, built)
  } finally {
    for (const path of [fresh, old]) rmSync(path, { recursive: true, force: true })
  }
}

/** Changes with the content or the name of any source. */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    hash.update(`\0${path}\0`)
    hash.update(readFileSync(path))
  }
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (notSources.has(entry.name) || entry.name.startsWith('dist.')) continue
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) walk(child)
      else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(child)
    }
  }
  for (const path of paths) {
    if (path.includes('.')) add(path)
    else walk(path)
  }
  return hash.digest('hex')
}
