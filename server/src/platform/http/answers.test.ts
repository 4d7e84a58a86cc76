import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { testApp } from '../../../test/harness.ts'
import { buildWorld, openSession } from '../../../test/world.ts'

const { t, world } = await openCompany()

interface Envelope {
  code: number
  success?: boolean
  id?: number
  table_headers?: { key: string; label: string }[]
  args: { response?: unknown; error?: { key: string; message: string }; pagination?: object }
}
const read = (answer: { body: unknown }) => answer.body as Envelope

describe('the envelope', () => {
  it('carries code, table headers in the caller’s language, rows and pagination', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/1?sort=code&per_page=1', {
      token: world.token('admin'),
      headers: { 'accept-language': 'es-ES,es;q=0.9' },
    })
    const { code, table_headers, args } = read(answer)
    expect(code).toBe(200)
    expect(table_headers?.[0]).toEqual({
      key: 'code',
      label: 'Código',
      type: 'text',
      align: 'left',
      sortable: true,
      total: false,
    })
    expect(args.pagination).toEqual({ page: 1, per_page: 1, total: 2, pages: 2 })
    expect((args.response as object[])[0]).toMatchObject({ code: '0217', clients: 2 })
  })

  it('answers an empty list beyond the last page and on page 0, with the same total', async () => {
    for (const page of [0, 99]) {
      const { args } = read(await t.ask('GET', `/api/v1.0/agencies/${page}`, { token: world.token('admin') }))
      expect([args.response, (args.pagination as { total: number }).total]).toEqual([[], 2])
    }
  })

  it('says success and id at the top of a write as well (specification §8)', async () => {
    const answer = read(
      await t.ask('PUT', '/api/v1.0/agencies/my', {
        token: world.token('agent'),
        body: { phone: '+390422123456' },
      }),
    )
    expect(answer).toMatchObject({
      code: 200,
      success: true,
      id: world.north.id,
      args: { response: { success: true, id: world.north.id } },
    })
  })

  it('is in the language asked for, else the person’s, else English', async () => {
    const say = async (headers: Record<string, string>, token?: string) =>
      read(await t.ask('GET', '/api/v1.0/agencies/detail/2000000000', { headers, ...(token && { token }) }))
        .args.error?.message
    expect(await say({ 'accept-language': 'fr' }, world.token('admin'))).toMatch(/^Introuvable/)
    expect(await say({}, world.token('admin'))).toMatch(/^Non trovato/)
    expect(await say({ 'accept-language': 'de' })).toBe('Session expired: sign in again.')
  })
})

describe('safe retries', () => {
  const change = (key: string, phone: string, token = world.token('agent')) =>
    t.ask('PUT', '/api/v1.0/agencies/my', { token, body: { phone }, headers: { 'idempotency-key': key } })
  const events = async () =>
    Number((await t.pool.query(`select count(*) as n from events where what = 'agency.changed'`)).rows[0]?.n)

  it('have one effect and the same answer, byte for byte, fifty times at once', async () => {
    const before = await events()
    const answers = await Promise.all(Array.from({ length: 50 }, () => change('retry-0001', '+390422000001')))
    const done = answers.filter((a) => a.status === 200)
    expect(new Set(done.map((a) => a.text)).size).toBe(1)
    expect(answers.every((a) => a.status === 200 || read(a).args.error?.key === 'still_running')).toBe(true)
    expect((await events()) - before).toBe(1)
    expect((await change('retry-0001', '+390422000001')).text).toBe(done[0]?.text)
  })

  it('refuse the key for another body, and keep keys of two people apart', async () => {
    await change('retry-0002', '+390422000002')
    expect(read(await change('retry-0002', '+390422000003')).args.error?.key).toBe('key_used_for_other')
    expect((await change('retry-0002', '+390422000003', world.token('southAgent'))).status).toBe(200)
  })

  it('are not bound by a refusal', async () => {
    const tryOut = (version: number) =>
      t.ask('PUT', '/api/v1.0/agencies/my', {
        token: world.token('agent'),
        body: { phone: '0422 555949', version },
        headers: { 'idempotency-key': 'retry-0003' },
      })
    expect(read(await tryOut(-1)).args.error?.key).toBe('changed_meanwhile')
    const { version } = await t.db
      .selectFrom('agencies')
      .select('version')
      .where('id', '=', world.north.id)
      .executeTakeFirstOrThrow()
    expect((await tryOut(version)).status).toBe(200)
  })
})

describe('headers', () => {
  it.each([
    '/api/health',
    '/api/v1.0/auth/me',
    '/api/v1.0/nothing',
    '/api/openapi.json',
    '/api/v1.0/generic/province',
  ])('of %s leave nothing to chance', async (url) => {
    const { headers } = await t.ask('GET', url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('of the documentation let its own script begin, and each time by another nonce', async () => {
    const pages = await Promise.all([t.ask('GET', '/api/docs/'), t.ask('GET', '/api/docs/')])
    const nonces = pages.map(({ text, headers }) => {
      const policy = String(headers['content-security-policy'])
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']{24})'/.exec(policy) ?? []
      expect(policy).not.toContain('unsafe')
      // Both scripts and the styles.
      expect(text.split(`"${nonce}"`)).toHaveLength(4)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })
})

describe('the flood guard', () => {
  it('answers 429 with Retry-After and leaves others alone', async () => {
    const guarded = await testApp({ limits: true })
    try {
      const ask = (remoteAddress: string) =>
        guarded.ask('GET', '/api/v1.0/generic/province', {
          remoteAddress,
          headers: { 'accept-language': 'fr' },
        })
      const statuses: number[] = []
      for (let i = 0; i < 310; i += 1) statuses.push((await ask('10.0.0.1')).status)
      expect(statuses.filter((s) => s === 200)).toHaveLength(300)
      const last = await ask('10.0.0.1')
      expect([last.status, read(last).args.error?.key]).toEqual([429, 'too_many_requests'])
      expect(read(last).args.error?.message).toMatch(/^Trop de/)
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
      expect((await ask('10.0.0.2')).status).toBe(200)
    } finally {
      await guarded.close()
    }
  })

  it('counts made-up tokens by their address, and a session by itself', async () => {
    const guarded = await testApp({ limits: true })
    try {
      const { people } = await buildWorld(guarded)
      const token = await openSession(guarded.db, people.agent.id, guarded.clock.now())
      const me = (sent: string, remoteAddress: string) =>
        guarded.ask('GET', '/api/v1.0/auth/me', { token: sent, remoteAddress })
      expect((await me(token, '10.0.0.1')).status).toBe(200)
      const statuses: number[] = []
      for (let i = 0; i < 3_010; i += 1)
        statuses.push((await me(String(i).padStart(43, 'x'), '10.0.0.1')).status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(2_999)
      expect(statuses.at(-1)).toBe(429)
      // Who is signed in behind the same address goes on working.
      expect((await me(token, '10.0.0.1')).status).toBe(200)
    } finally {
      await guarded.close()
    }
  })
})
