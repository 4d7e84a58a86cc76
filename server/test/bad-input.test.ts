import { type Call, type CallName, calls, pathsOf } from '@mandato/contract'
import { fieldName } from '@mandato/contract/field-words'
import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import * as z from 'zod'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import type { Answer } from './harness.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { openSession } from './world.ts'

/* Every parameter of every call with the wrong type, size or form: 4xx with a sentence that names it, never 5xx. */
const { t, world } = await openCompany()

const all = Object.entries(calls) as [CallName, Call][]
const tokenFor = (call: Call) =>
  openSession(
    t.db,
    world.people[call.roles === 'public' || call.roles.includes('admin') ? 'admin' : 'agent'].id,
    t.clock.now(),
  )
const errorOf = (answer: Answer) =>
  (answer.body as { args: { error: { message: string; key: string; fields?: Record<string, string> } } }).args
    .error

const nasty = [
  '',
  ' ',
  '-1',
  '2147483648',
  '1e999',
  '99999999999999999999',
  'NaN',
  '__proto__',
  "' or 1=1 --",
  '\u0000',
  '%00',
  '../../etc',
  '<script>',
  'é'.repeat(5000),
  'constructor',
  '0000-01-01',
  '😀',
]
const nastyValues: unknown[] = [
  null,
  '',
  -1,
  1.5,
  1e300,
  'x'.repeat(300_000).slice(0, 3000),
  [],
  {},
  true,
  '\u0000',
  '\ud800',
  '2025-02-30',
  { a: { b: 1 } },
]

function expectCalm(answer: Answer, hint: string) {
  expect(answer.status, `${hint}: ${answer.text.slice(0, 200)}`).toBeLessThan(500)
  if (answer.status >= 400) expect(errorOf(answer).message.length, hint).toBeGreaterThan(5)
}

describe('the path and the query', () => {
  it.each(all.filter(([, call]) => call.params ?? call.query))('%s stays calm', async (name, call) => {
    const token = await tokenFor(call)
    const sample = samples[name](idsOf(world, 'own'))
    for (const key of Object.keys(call.params?.shape ?? {}))
      for (const value of nasty) {
        const params = { ...sample.params, [key]: encodeURIComponent(value) || '%20' }
        expectCalm(
          await askSample(t, call, { ...sample, params }, name === 'logout' ? undefined : token),
          `${name} {${key}}=${value.slice(0, 30)}`,
        )
      }
    for (const key of Object.keys(call.query?.shape ?? {}))
      for (const value of nasty)
        expectCalm(
          await askSample(
            t,
            call,
            { ...sample, query: { ...sample.query, [key]: value } },
            name === 'logout' ? undefined : token,
          ),
          `${name} ?${key}=${value.slice(0, 30)}`,
        )
  })

  it('ignores unknown query keys: a filter only narrows', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/1?nonsense=1&sort=code', {
      token: world.token('admin'),
    })
    expect(answer.status).toBe(200)
  })

  it.each([
    ['/api/v1.0/agencies/abc', 'page'],
    ['/api/v1.0/agencies/1?per_page=201', 'per_page'],
    ['/api/v1.0/agencies/1?sort=password_hash', 'sort'],
    ['/api/v1.0/generic/search?q=a', 'q'],
    ['/api/v1.0/generic/search', 'q'],
    ['/api/v1.0/arrex/anagrafica/ship/1', 'type'],
    ['/api/v1.0/sales/current?cut=02-30', 'cut'],
    ['/api/v1.0/agencies/1?output=docx', 'output'],
    ['/api/v1.0/agencies/1?output=constructor', 'output'],
    ['/api/v1.0/agencies/1?q=a&q=b', 'q'],
  ])('%s names the field %s', async (url, field) => {
    const answer = await t.ask('GET', url, {
      token: world.token('admin'),
      headers: { 'accept-language': 'fr' },
    })
    expect([answer.status, errorOf(answer).key, Object.keys(errorOf(answer).fields ?? {})]).toEqual([
      422,
      'validation',
      [field],
    ])
    expect(errorOf(answer).message).toContain(fieldName(field, 'fr'))
  })
})

describe('the body', () => {
  const withBody = all.filter(([, call]) => call.body)
  it.each(withBody)('%s stays calm and refuses unknown keys', async (name, call) => {
    const sample = samples[name](idsOf(world, 'own'))
    const shape = sample.body ?? {}
    for (const key of Object.keys(shape))
      for (const value of nastyValues)
        expectCalm(
          await post(name, call, sample, { ...shape, [key]: value }),
          `${name} ${key}=${JSON.stringify(value).slice(0, 30)}`,
        )
    for (const key of [
      'id',
      'user_type',
      'permissions',
      'agency_id',
      'password_hash',
      'status',
      'cost',
      '__proto__x',
    ]) {
      if (keysOf(call.body).has(key)) continue
      const answer = await post(name, call, sample, { ...shape, [key]: 1 })
      expect([answer.status, errorOf(answer).fields?.[key]], `${name} ${key}`).toEqual([422, 'unknown'])
    }
  })

  it('is refused when it is not JSON, too large or of another kind', async () => {
    const send = (payload: string, type = 'application/json') =>
      t.ask('PUT', '/api/v1.0/auth/me', {
        token: world.token('admin'),
        payload,
        headers: { 'content-type': type },
      })
    expect((await send('{"language":')).status).toBe(400)
    expect((await send('[]')).status).toBe(422)
    expect((await send('<xml/>', 'text/xml')).status).toBe(415)
    const large = await send(JSON.stringify({ language: 'x'.repeat(300 * 1024) }))
    expect([large.status, errorOf(large).key]).toEqual([413, 'too_large'])
  })

  it('is refused when nested deeper than any accepted body, or with half a surrogate pair', async () => {
    const login = (body: string) =>
      t.ask('POST', '/api/v1.0/auth/login', {
        payload: body,
        headers: { 'content-type': 'application/json' },
      })
    const deep = `{"user":${'['.repeat(50_000)}${']'.repeat(50_000)},"password":"x"}`
    const halves = ['{"user":"\\ud800","password":"x"}', '{"user":"a","\\udc00":1,"password":"x"}']
    for (const body of [deep, ...halves]) {
      const answer = await login(body)
      expect([answer.status, errorOf(answer).key]).toEqual([422, 'validation'])
    }
    const notes = { action: 'save', scheda_fields: { notes: 'mezza \ud83e' } }
    const url = `/api/v1.0/agencies/schede/client-set/${world.north.client}`
    const answer = await t.ask('POST', url, { token: world.token('agent'), body: notes })
    expect([answer.status, errorOf(answer).fields]).toEqual([422, { 'scheda_fields.notes': 'storable' }])
  })

  it('may be anything at all: no answer is ever a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody), fc.jsonValue(), async ([name, call], body) => {
        const answer = await post(name, call, samples[name](idsOf(world, 'own')), body as object)
        return answer.status < 500
      }),
      { numRuns: 150 },
    )
  })
})

describe('a form', () => {
  const send = (payload: string, type = 'multipart/form-data; boundary=x') =>
    t.ask('POST', '/api/v1.0/public/check-document', { payload, headers: { 'content-type': type } })
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'

  it.each([
    ['without a boundary', `${head}%PDF\r\n--x--\r\n`, 'multipart/form-data', 415],
    ['that breaks off in the file', `${head}%PDF`, undefined, 400],
    ['that breaks off in a header', head.slice(0, 40), undefined, 400],
    ['with nothing in it', '--x--\r\n', undefined, 422],
    ['with two files', `${head}%PDF\r\n${head}%PDF\r\n--x--\r\n`, undefined, 400],
    [
      'that reaches for a prototype',
      `${head.replace('"file"', '"__proto__"')}x\r\n--x--\r\n`,
      undefined,
      400,
    ],
  ])('%s is refused in words', async (_what, payload, type, status) => {
    const answer = await send(payload, type)
    expect([answer.status, errorOf(answer).message.length > 5]).toEqual([status, true])
  })
})

/** The keys a body takes; of a body in several forms none, as each is strict. */
const keysOf = (body: z.ZodType | undefined): ReadonlySet<string> => {
  const { properties = {} } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}
  return new Set(Object.keys(properties))
}

async function post(_name: CallName, call: Call, sample: Sample, body: object): Promise<Answer> {
  const path = pathsOf(call).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => String(sample.params?.[key]))
  const headers = { 'content-type': 'application/json' }
  return t.ask(call.method, url, {
    payload: JSON.stringify(body ?? null),
    headers,
    token: await tokenFor(call),
    remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  })
}

describe('the contract', () => {
  it('refuses unknown keys in every body', () => {
    for (const [name, call] of all)
      if (call.body instanceof z.ZodObject)
        expect((call.body.def.catchall as z.ZodType | undefined)?.def.type, name).toBe('never')
  })
  it('writes one OpenAPI path for each path of a call', async () => {
    const document = (await t.ask('GET', '/api/openapi.json')).body as {
      openapi: string
      paths: Record<string, object>
    }
    expect(document.openapi).toBe('3.1.0')
    // The names of the parameters are OpenAPI's own affair.
    const shape = (path: string) => path.replace(/\{\w+\}/g, '{}')
    expect(Object.keys(document.paths).map(shape).toSorted()).toEqual(
      [...new Set(all.flatMap(([, call]) => pathsOf(call).map(shape)))].toSorted(),
    )
  })
})
