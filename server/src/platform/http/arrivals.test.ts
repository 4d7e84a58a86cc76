import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalsIn } from './arrivals.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandato-arrivals-'))
  await mkdir(join(folder, '.vite'))
  const login = { scripts: ['assets/Login.js'], styles: ['assets/Login.css'], words: ['app', 'accounts'] }
  await writeFile(join(folder, '.vite/arrivals.json'), JSON.stringify({ login }))
})
afterAll(() => rm(folder, { recursive: true }))

const hrefsOf = (tags: string) => [...tags.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('who arrives at the sign-in page is told its parts, and its words in his language alone', () => {
  const arrivals = arrivalsIn(folder)
  expect(hrefsOf(arrivals('/fr/login'))).toEqual([
    '/assets/Login.js',
    '/assets/Login.css',
    '/locales/fr/app.json',
    '/locales/fr/accounts.json',
  ])
})

test.each(['/it', '/it/revenue', '/de/login', '/login', '/it/constructor', '/%22%3E/login'])(
  'nothing is told ahead at %s',
  (path) => expect(arrivalsIn(folder)(path)).toBe(''),
)

test('a build that says nothing of arrivals is served all the same', () => {
  expect(arrivalsIn(join(folder, 'none'))('/it/login')).toBe('')
})
