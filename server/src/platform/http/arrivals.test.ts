import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalsIn } from './arrivals.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandato-arrivals-'))
  await mkdir(join(folder, '.vite'))
  const parts = { scripts: ['assets/Login.js'], styles: ['assets/Login.css'], words: ['app', 'accounts'] }
  const login = {
    ...parts,
    pictures: { it: '<h1>Accedi</h1>', fr: '<h1>Se connecter</h1>' },
    css: 'h1{color:#2a211b}',
  }
  await writeFile(join(folder, '.vite/arrivals.json'), JSON.stringify({ login, sign: parts }))
})
afterAll(() => rm(folder, { recursive: true }))

const hrefsOf = (tags: string) => [...tags.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('the sign-in page preloads its scripts, and its words in the reader’s language only', () => {
  const arrivals = arrivalsIn(folder)
  expect(hrefsOf(arrivals('/fr/login').head)).toEqual([
    '/assets/Login.js',
    '/assets/Login.css',
    '/locales/fr/app.json',
    '/locales/fr/accounts.json',
  ])
})

test('it has the first picture in that language and the script that remembers Enter; other pages have neither', () => {
  const arrivals = arrivalsIn(folder)
  const { head, picture } = arrivals('/fr/login')
  expect(picture).toBe('<div id="first-picture"><h1>Se connecter</h1></div>')
  expect(head).toContain('<script src="/first-picture.js" async></script>')
  expect(head).toContain('<style nonce="__CSP_NONCE__">h1{color:#2a211b}</style>')
  const sign = arrivals('/fr/sign/abc')
  expect(sign.picture).toBe('')
  expect(sign.head).not.toMatch(/<style|<script/)
})

test.each(['/it', '/it/revenue', '/de/login', '/login', '/it/constructor', '/%22%3E/login'])(
  'nothing is told ahead at %s',
  (path) => expect(arrivalsIn(folder)(path)).toEqual({ head: '', picture: '' }),
)

test('a build that says nothing of arrivals is served all the same', () => {
  expect(arrivalsIn(join(folder, 'none'))('/it/login')).toEqual({ head: '', picture: '' })
})
