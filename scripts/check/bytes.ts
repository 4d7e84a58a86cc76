import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Measure } from './file-lengths.ts'
import { closure, screensOf, type Manifest } from './manifest.ts'

const limits = { login: 137_000, dashboard: 175_000, screen: 258_000, css: 24_000, fonts: 68_000 }
/** Files of the dashboard, each a request and a task of its own. */
const most = { scripts: 12, styles: 4 }

/** The bytes a browser gets, compressed with brotli as the server sends them. */
export function checkBytes(folder: string): Measure {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const weights = new Map<string, number>()
  const weigh = (file: string): number => {
    const cached = weights.get(file)
    if (cached !== undefined) return cached
    const weight = brotliCompressSync(readFileSync(join(folder, file))).length
    weights.set(file, weight)
    return weight
  }
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0)

  const { login, shell, dashboard, others } = screensOf(manifest)
  const atLogin = closure(manifest, login)
  const atDashboard = closure(manifest, dashboard)
  const measured: [string, number, number][] = [
    ['JavaScript at login', sum(atLogin.scripts), limits.login],
    ['JavaScript at the dashboard', sum(atDashboard.scripts), limits.dashboard],
    ['style sheets', sum(atDashboard.styles), limits.css],
    ['fonts', fontBytes(folder), limits.fonts],
    ...others.map((screen): [string, number, number] => [
      `JavaScript of ${screen}, opened first`,
      sum(closure(manifest, [...shell, screen]).scripts),
      limits.screen,
    ]),
  ]
  const faults = measured
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${what}: ${kilo(bytes)}, at most ${kilo(limit)}`)
  for (const kind of ['scripts', 'styles'] as const)
    if (atDashboard[kind].size > most[kind])
      faults.push(`${atDashboard[kind].size} ${kind} at the dashboard, at most ${most[kind]}`)
  const weighed = measured.slice(0, 4).map(([what, bytes]) => `${what} ${kilo(bytes)}`)
  const counted = `${atDashboard.scripts.size} scripts and ${atDashboard.styles.size} styles at the dashboard`
  return { note: [...weighed, counted].join(', '), faults }
}

/** Fonts are compressed by themselves; a reader of the four languages loads the Latin cuts only. */
function fontBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.woff2') && !/latin-ext|cyrillic|greek|vietnamese/.test(path))
    .reduce((total, path) => total + readFileSync(join(folder, path)).length, 0)
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
