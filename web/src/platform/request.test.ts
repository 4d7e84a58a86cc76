import { readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { download, query, upload } from './api.ts'
import { call } from './call.ts'
import { languages } from './i18n/languages.ts'

vi.mock('./wires.ts', () => ({
  wireOf: () => ['GET', '/', 0],
  wireFor: async (name: string) => [
    name === 'clients' ? 'GET' : 'POST',
    `/${name}`,
    name === 'startImport' ? 'file' : 0,
  ],
}))

vi.mock('./queries.ts', () => ({ rereadAfter: () => undefined }))

const page = '<html><title>502 Bad Gateway</title></html>'
const html = { 'content-type': 'text/html; charset=utf-8' }
const json = { 'content-type': 'application/json; charset=utf-8' }
const wordsOf = (language: string) =>
  (
    JSON.parse(
      readFileSync(new URL(`../../public/locales/${language}/app.json`, import.meta.url), 'utf8'),
    ) as { errors: Readonly<Record<'offline' | 'unknown' | 'notOurs', string>> }
  ).errors

/** What stands between browser and portal, as it answers instead of the portal. */
const between: [
  what: string,
  answer: () => Response,
  key: 'offline' | 'unknown' | 'notOurs',
  status: number,
][] = [
  ['a page with 500', () => new Response(page, { status: 500, headers: html }), 'unknown', 500],
  ['a page with 502', () => new Response(page, { status: 502, headers: html }), 'offline', 502],
  ['a page with 503', () => new Response(page, { status: 503, headers: html }), 'offline', 503],
  ['nothing with 504', () => new Response(null, { status: 504 }), 'offline', 504],
  [
    'JSON of its own',
    () => new Response('{"message":"Bad Gateway"}', { status: 502, headers: json }),
    'offline',
    502,
  ],
  ['JSON that is null', () => new Response('null', { status: 500, headers: json }), 'unknown', 500],
  ['a page with 200', () => new Response(page, { headers: html }), 'notOurs', 0],
  ['nothing with 200', () => new Response(null), 'notOurs', 0],
  ['nothing with 204', () => new Response(null, { status: 204 }), 'notOurs', 0],
]

/** As a browser sends a form and reads the answer. */
class Sent {
  static answer: Response
  readonly upload = {}
  onload = () => undefined
  responseText = ''
  readonly status = Sent.answer.status
  readonly statusText = ''
  open() {}
  setRequestHeader() {}
  getResponseHeader = (name: string) => Sent.answer.headers.get(name)
  async send() {
    this.responseText = await Sent.answer.text()
    this.onload()
  }
}

const calls = {
  'a question': () => call('clients'),
  'an act': () => call('updateMe', { body: { language: 'it' } }),
  'signing in': () => call('login', { body: { user: 'a', password: 'b' } }),
  'a file sent': () =>
    upload('startImport', { params: { kind: 'clients' }, file: new File(['a'], 'a.csv') }, () => undefined),
  'a file received': () => download('clients', {}, 'xlsx'),
}

beforeEach(() => i18next.init({ ns: ['app'], resources: {} }))
afterEach(() => vi.unstubAllGlobals())

it.each(between)(
  '%s is told in the words of the reader, whatever was asked',
  async (_, answer, key, status) => {
    vi.stubGlobal('XMLHttpRequest', Sent)
    vi.stubGlobal('fetch', () => Promise.resolve(answer()))
    for (const language of languages) {
      i18next.addResourceBundle(language, 'app', { errors: wordsOf(language) })
      await i18next.changeLanguage(language)
      for (const [name, ask] of Object.entries(calls)) {
        Sent.answer = answer()
        const error = await ask().catch((thrown: unknown) => thrown)
        expect([name, error]).toEqual([name, expect.any(ApiError)])
        const said = status === 0 ? wordsOf(language)[key] : `${wordsOf(language)[key]} (${status})`
        expect([name, (error as ApiError).message, (error as ApiError).status]).toEqual([name, said, status])
        // Whether an act happened is unknown: it may be sent again under the same key.
        if (status !== 500) expect((error as ApiError).unanswered).toBe(true)
      }
    }
  },
)

it('a refusal of the portal keeps its own sentence', async () => {
  const refusal = { args: { error: { key: 'not_found', message: 'Non c’è.' } } }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(refusal), { status: 404, headers: json })),
  )
  await expect(call('clients')).rejects.toMatchObject({ key: 'not_found', message: 'Non c’è.', status: 404 })
})

it('what is asked for in one language is answered in it, though the screen turned to another meanwhile', async () => {
  const languages: (string | null)[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    languages.push(headers.get('accept-language'))
    return Promise.resolve(new Response('{"args":{"response":[]}}', { headers: json }))
  })
  await i18next.changeLanguage('es')
  const asked = query('clients')
  await i18next.changeLanguage('it')
  await new QueryClient().fetchQuery(asked)
  expect(asked.queryKey).toContain('es')
  expect(languages).toEqual(['es'])
})
