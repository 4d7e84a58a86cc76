import { beforeEach, describe, expect, it } from 'vitest'
import { emptyHistory } from '../../test/history.ts'
import { openCompany } from '../../test/company.ts'
import type { Answer } from '../../test/harness.ts'
import { never } from '../../test/never.ts'
import { openSession, type Who } from '../../test/world.ts'

/* Saved views: visible to their owner only, on every device. */
const { t, world } = await openCompany()
beforeEach(async () => {
  await emptyHistory(t.pool)
  await t.pool.query('delete from saved_views')
})

const address = '/api/v1.0/me/views'
const dormant = { status: 'dormant', area: 'Veneto', sort: '-last_order_date' }
const save = (by: Who, given: object = {}) =>
  t.ask('POST', address, {
    token: world.token(by),
    body: { list: 'clients', name: 'Dormienti', search: dormant, ...given },
  })
const rename = (by: Who, id: number, name = 'Fermi') =>
  t.ask('PUT', `${address}/${id}`, { token: world.token(by), body: { name } })
const remove = (by: Who, id: number) => t.ask('DELETE', `${address}/${id}`, { token: world.token(by) })
const idOf = ({ body, text }: Answer) => {
  const { args } = body as { args: { response?: { id: number } } }
  if (!args.response) throw new Error(text)
  return args.response.id
}
const errorOf = ({ status, body }: Answer) => {
  const { error } = (body as { args: { error: { key: string; fields?: object } } }).args
  return { status, ...error }
}
interface View {
  readonly id: number
  readonly name: string
  readonly search: object
}
const viewsOf = async (by: Who, list = 'clients', token = world.token(by)) =>
  ((await t.ask('GET', `${address}?list=${list}`, { token })).body as { args: { response: View[] } }).args
    .response
const namesOf = async (by: Who, list = 'clients') => (await viewsOf(by, list)).map(({ name }) => name)
const kept = async () => (await t.pool.query('select name, search from saved_views order by id')).rows

describe('a saved view', () => {
  it('is there on another device of the person, and for nobody else', async () => {
    const id = idOf(await save('agent'))
    const tablet = await openSession(t.db, world.people.agent.id, t.clock.now())
    expect(await viewsOf('agent', 'clients', tablet)).toEqual([
      { id, name: 'Dormienti', search: dormant, owner: null, shared: null },
    ])
    expect(await viewsOf('agent', 'sheets')).toEqual([])
    for (const other of ['southAgent', 'admin', 'clerk'] as const) expect(await viewsOf(other)).toEqual([])
  })

  it.each(['southAgent', 'admin', 'customer'] as const)(
    'of somebody else is to %s as if it had never been',
    async (other) => {
      const id = idOf(await save('agent'))
      const [before] = await kept()
      expect(await rename(other, id).then(plain)).toEqual(plain(await rename(other, never)))
      expect(await remove(other, id).then(plain)).toEqual(plain(await remove(other, never)))
      expect((await remove(other, id)).status).toBe(404)
      expect(await kept()).toEqual([before])
      expect((await rename('agent', id)).status).toBe(200)
      expect((await remove('agent', id)).status).toBe(200)
      expect(await kept()).toEqual([])
      expect((await remove('agent', id)).status).toBe(404)
    },
  )

  it('goes with its person', async () => {
    const user = { email: 'goes@shops.example', name: 'Goes', user_type: 1 }
    const { id } = await t.db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
    const row = { user_id: id, list: 'clients', name: 'Sua', search: '{"q":"a"}' }
    await t.db.insertInto('saved_views').values(row).execute()
    await save('agent')
    await t.db.deleteFrom('users').where('id', '=', id).execute()
    expect(await kept()).toEqual([{ name: 'Dormienti', search: dormant }])
  })

  it('is recorded without its filters', async () => {
    const id = idOf(await save('agent', { search: { q: 'Zanetti' } }))
    await save('agent', { search: { q: 'Rossi' }, replace: true })
    await rename('agent', id)
    await remove('agent', id)
    const events = await t.db.selectFrom('events').select(['what', 'after']).orderBy('id').execute()
    expect(events).toEqual(
      ['saved', 'replaced', 'renamed', 'deleted'].map((done) => ({
        what: `view.${done}`,
        after: { list: 'clients' },
      })),
    )
  })
})

describe('of a list', () => {
  it('views are kept by those who see it', async () => {
    for (const [by, list] of [
      ['customer', 'clients'],
      ['customer', 'sheets'],
      ['agent', 'agencies'],
    ] as const) {
      expect(errorOf(await save(by, { list }))).toMatchObject({ status: 403, key: 'not_allowed' })
      expect((await t.ask('GET', `${address}?list=${list}`, { token: world.token(by) })).status).toBe(403)
    }
    expect(await kept()).toEqual([])
    expect((await save('customer', { list: 'revenue' })).status).toBe(200)
    expect((await save('agent', { list: 'sheets' })).status).toBe(200)
    expect((await save('clerk', { list: 'agencies' })).status).toBe(200)
    expect(await namesOf('clerk', 'agencies')).toEqual(['Dormienti'])
  })

  it('there are thirty and no more, also when two devices take the last place at once', async () => {
    for (let i = 1; i < 30; i += 1) await save('agent', { name: `Vista ${i}` })
    const both = await Promise.all([save('agent', { name: 'Tavolo' }), save('agent', { name: 'Telefono' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const refused = errorOf(await save('agent'))
    expect(refused).toMatchObject({ key: 'too_many_views', message: expect.stringContaining('30 viste') })
    expect(await namesOf('agent')).toHaveLength(30)
    // Another list, another person and one that gives way have their place.
    for (const [by, given] of [
      ['agent', { list: 'sheets' }],
      ['southAgent', {}],
      ['agent', { name: 'Vista 7', replace: true }],
    ] as const)
      expect((await save(by, given)).status).toBe(200)
    await remove('agent', (await viewsOf('agent'))[0]?.id ?? never)
    expect((await save('agent')).status).toBe(200)
  })
})

describe('the name', () => {
  it.each(['DORMIENTI', ' Dormienti ', 'dormienti\u200b'])(
    '%j is taken: nothing is overwritten',
    async (name) => {
      await save('agent')
      const refused = errorOf(await save('agent', { name, search: { q: 'altro' } }))
      expect(refused).toMatchObject({ status: 409, key: 'view_name_taken', fields: { name: 'taken' } })
      expect(await kept()).toEqual([{ name: 'Dormienti', search: dormant }])
      expect((await save('agent', { name, list: 'sheets' })).status).toBe(200)
      expect((await save('southAgent', { name })).status).toBe(200)
    },
  )

  it('that is taken gives way where the person says so: the same view, as it is now', async () => {
    const id = idOf(await save('agent', { name: 'è ferma' }))
    expect(idOf(await save('agent', { name: 'È Ferma', search: { q: 'a' }, replace: true }))).toBe(id)
    expect(await viewsOf('agent')).toMatchObject([{ id, name: 'È Ferma', search: { q: 'a' } }])
  })

  it('is changed to any that is free, also to itself written otherwise', async () => {
    const id = idOf(await save('agent'))
    await save('agent', { name: 'Nuovi' })
    expect(errorOf(await rename('agent', id, 'nuovi'))).toMatchObject({
      status: 409,
      fields: { name: 'taken' },
    })
    expect((await rename('agent', id, 'Dormienti  del\nVeneto')).status).toBe(200)
    expect((await rename('agent', id, 'dormienti del VENETO')).status).toBe(200)
    expect(await namesOf('agent')).toEqual(['dormienti del VENETO', 'Nuovi'])
  })

  it.each(['', '   ', '\u200b', '…', 'x'.repeat(61), 7, null])('%j is none', async (name) => {
    expect(errorOf(await save('agent', { name }))).toMatchObject({ status: 422, key: 'validation' })
    expect(await kept()).toEqual([])
    expect((await save('agent', { name: 'x'.repeat(60) })).status).toBe(200)
  })
})

describe('what is kept of the address', () => {
  it('is words, numbers, flags and rows of them, and comes back as it was', async () => {
    const search = { tab: 'agencies', year: 2025, archived: true, open: [1, 7, 12], hide: 'a,b' }
    await save('agent', { list: 'revenue', search })
    expect((await viewsOf('agent', 'revenue'))[0]?.search).toEqual(search)
  })

  it.each([
    ['nothing at all', {}],
    ['no object', 'q=cucine'],
    ['a row', ['q', 'cucine']],
    ['something nested', { q: { $ne: 1 } }],
    ['rows in a row', { open: [[1]] }],
    ['null', { q: null }],
    ['a name that is none', { 'q; drop': 'a' }],
    ['a word without end', { q: 'x'.repeat(201) }],
    ['too many things', Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`a${'b'.repeat(i)}`, 1]))],
    ['too much of one', { open: Array.from({ length: 900 }, () => 12) }],
  ])('is not %s', async (_, search) => {
    expect(errorOf(await save('agent', { search }))).toMatchObject({ status: 422, key: 'validation' })
    expect(await kept()).toEqual([])
  })
})

const plain = ({ status, text }: Answer) => [status, text]
