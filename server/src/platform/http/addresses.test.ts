import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { testApp } from '../../../test/harness.ts'

const { t, world } = await openCompany()

const errorOf = (answer: { body: unknown }) =>
  (answer.body as { args: { error: { key: string; message: string; fields?: object } } }).args.error
const headers = { 'accept-language': 'fr' }

describe('an address', () => {
  it.each(['/%ff', '/api/v1.0/%ff', '/api/v1.0/agencies/detail/%zz', '/%c3%28', '/%'])(
    '%s that is no text is refused as everything else is',
    async (url) => {
      const answer = await t.ask('GET', url, { headers })
      expect([answer.status, errorOf(answer).key]).toEqual([400, 'bad_address'])
      expect(errorOf(answer).message).toMatch(/^L’adresse est illisible/)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    },
  )

  it('with a segment that is far too long is refused by its field', async () => {
    const url = `/api/v1.0/agencies/detail/${'9'.repeat(300)}`
    const answer = await t.ask('GET', url, { headers, token: world.token('admin') })
    expect([answer.status, errorOf(answer).key]).toEqual([422, 'validation'])
    expect(errorOf(answer).fields).toEqual({ id: expect.stringContaining('at_most_2147483647') as string })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('whose query is no text is read as it stands', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/1?q=100%', { token: world.token('admin') })
    expect(answer.status).toBe(200)
  })

  it.each([
    '/.git/HEAD',
    '/.git',
    '/.ssh/id',
    '/it/.env',
    '/%2egit/HEAD',
    '/assets/..%2f.git',
    '/.vite/arrivals.json',
  ])('%s that is hidden does not exist', async (url) => {
    const answer = await t.ask('GET', url, { headers })
    expect([answer.status, errorOf(answer).key]).toEqual([404, 'no_such_call'])
  })
})

describe('the flood guard', () => {
  it('counts addresses that cannot be read', async () => {
    const guarded = await testApp({ limits: true })
    try {
      for (let i = 0; i < 300; i += 1) await guarded.ask('GET', '/%ff', { remoteAddress: '10.0.0.3' })
      expect((await guarded.ask('GET', '/%ff', { remoteAddress: '10.0.0.3' })).status).toBe(429)
    } finally {
      await guarded.close()
    }
  })
})
