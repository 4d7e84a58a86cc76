import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Measure } from './file-lengths.ts'
import { closure, screensOf, type Manifest } from './manifest.ts'

const limits = { login: 150_000, dashboard: 228_000, screen: 60_000, css: 42_000, fonts: 68_000 }

/** The bytes a browser gets, compressed with brotli as the server sends them. */
export function checkBytes(folder: string): Measure {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const weights = new Map<string, number>()
  const weigh = (file: string): number => {
    const known = weights.get(file)
    if (known !== undefined) return known
    const weight = brotliCompressSync(readFileSync(join(folder, file))).length
    weights.set(file, weight)
    return weight
  }
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weigh(file), 0)

  const { login, dashboard, others } = screensOf(manifest)
  const atLogin = closure(manifest, login)
  const atDashboard = closure(manifest, dashboard)
  const measured: [string, number, number][] = [
    ['JavaScript at login', sum(atLogin.scripts), limits.login],
    ['JavaScript at the dashboard', sum(atDashboard.scripts), limits.dashboard],
    ['style sheets', sum(atDashboard.styles), limits.css],
    ['fonts', fontBytes(folder), limits.fonts],
    ...others.map((screen): [string, number, number] => {
      const { scripts } = closure(manifest, [screen])
      return [`JavaScript of ${screen}`, sum(scripts.difference(atDashboard.scripts)), limits.screen]
    }),
  ]
  const faults = measured
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit]) => `${what}: ${kilo(bytes)}, at most ${kilo(limit)}`)
  const note = measured
    .slice(0, 4)
    .map(([what, bytes]) => `${what} ${kilo(bytes)}`)
    .join(', ')
  return { note, faults }
}

/** Fonts are compressed by themselves; a reader of the four languages loads the Latin cuts only. */
function fontBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.woff2') && !/latin-ext|cyrillic|greek|vietnamese/.test(path))
    .reduce((total, path) => total + readFileSync(join(folder, path)).length, 0)
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
