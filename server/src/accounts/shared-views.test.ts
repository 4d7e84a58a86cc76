import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { never } from '../../test/never.ts'
import { openSession, type Who } from '../../test/world.ts'

/* Views that others may open: under their owner's name, with the reader's own rows, and as long as both belong together. */
const { t, world } = await openCompany()
/** A colleague of the agent's. */
let colleague: number
beforeEach(async () => {
  await t.pool.query("delete from saved_views; delete from users where email = 'collega@agencies.example'")
  const user = {
    email: 'collega@agencies.example',
    name: 'Collega Ferri',
    user_type: 2,
    agency_id: world.north.id,
  }
  colleague = (await t.db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id
})
type By = Who | 'colleague'
const tokenOf = (by: By) =>
  openSession(t.db, by === 'colleague' ? colleague : world.people[by].id, t.clock.now())
const ask = async (by: By, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.ask(method, `/api/v1.0/me/${path}`, { token: await tokenOf(by), ...(body && { body }) })
const response = <T>({ body, text }: { body: unknown; text: string }): T => {
  const { args } = body as { args: { response?: T } }
  if (args.response === undefined) throw new Error(text)
  return args.response
}
const keyOf = ({ status, body }: { status: number; body: unknown }) =>
  [status, (body as { args: { error?: { key: string } } }).args.error?.key] as const

const search = { status: 'dormant' }
const save = async (by: By, list = 'clients') =>
  response<{ id: number }>(await ask(by, 'POST', 'views', { list, name: 'Dormienti', search })).id
const share = (by: By, id: number, shown: 'agency' | 'staff' | readonly number[]) =>
  ask(by, 'POST', `views/${id}/share`, { with: shown })
interface View {
  readonly id: number
  readonly name: string
  readonly owner: string | null
  readonly shared: object | null
}
const views = async (by: By, list = 'clients') => response<View[]>(await ask(by, 'GET', `views?list=${list}`))
/** Who has the view in the menu. */
const readers = async (list = 'clients') => {
  const all = await Promise.all(
    (['admin', 'sales', 'clerk', 'southAgent', 'colleague'] as const).map(
      async (by) => [by, (await views(by, list)).some(({ owner }) => owner !== null)] as const,
    ),
  )
  return all.filter(([, sees]) => sees).map(([by]) => by)
}

describe('a view', () => {
  it('that an agent shares with the agency is its colleagues’, under his name', async () => {
    const id = await save('agent')
    expect(await readers()).toEqual([])
    expect((await share('agent', id, 'agency')).status).toBe(200)
    expect(await readers()).toEqual(['colleague'])
    expect(await views('colleague')).toEqual([
      { id, name: 'Dormienti', search, owner: 'Person agent', shared: null },
    ])
    expect((await views('agent'))[0]?.shared).toEqual({ with: 'agency' })
  })

  it('that is shared with head office is seen there, and by nobody outside', async () => {
    const id = await save('sales')
    await share('sales', id, 'staff')
    expect(await readers()).toEqual(['admin', 'clerk'])
    expect((await ask('customer', 'GET', 'views?list=revenue')).status).toBe(200)
  })

  it('that is shared with people is seen by them', async () => {
    const id = await save('sales')
    await share('sales', id, [world.people.clerk.id, world.people.southAgent.id])
    expect(await readers()).toEqual(['clerk', 'southAgent'])
    await share('sales', id, [world.people.clerk.id])
    expect(await readers()).toEqual(['clerk'])
    expect((await views('sales'))[0]?.shared).toEqual({
      with: 'people',
      people: [{ id: world.people.clerk.id, name: 'Person clerk' }],
    })
  })

  it('is copied and not changed by who reads it', async () => {
    const id = await save('agent')
    await share('agent', id, 'agency')
    for (const [method, path, body] of [
      ['PUT', `views/${id}`, { name: 'Mia' }],
      ['DELETE', `views/${id}`, undefined],
      ['POST', `views/${id}/share`, { with: 'agency' }],
      ['DELETE', `views/${id}/share`, undefined],
    ] as const)
      expect(await ask('colleague', method, path, body).then(keyOf)).toEqual([404, 'not_found'])
    const own = await save('colleague')
    expect((await ask('colleague', 'PUT', `views/${own}`, { name: 'Mia' })).status).toBe(200)
    expect((await views('colleague')).map(({ name, owner }) => [name, owner])).toEqual([
      ['Mia', null],
      ['Dormienti', 'Person agent'],
    ])
  })

  it('is taken back', async () => {
    const id = await save('agent')
    await share('agent', id, 'agency')
    expect((await ask('agent', 'DELETE', `views/${id}/share`)).status).toBe(200)
    expect(await readers()).toEqual([])
    expect((await views('agent'))[0]?.shared).toBeNull()
  })

  it('ends with its owner’s account, and with the agency he leaves', async () => {
    const id = await save('agent')
    await share('agent', id, 'agency')
    const owner = t.db.updateTable('users').where('id', '=', world.people.agent.id)
    await owner.set({ active: false }).execute()
    expect(await readers()).toEqual([])
    await owner.set({ active: true, agency_id: world.south.id }).execute()
    try {
      expect(await readers()).toEqual([])
    } finally {
      await owner.set({ agency_id: world.north.id }).execute()
    }
    expect(await readers()).toEqual(['colleague'])
    await t.db.updateTable('users').set({ agency_id: world.south.id }).where('id', '=', colleague).execute()
    expect(await readers()).toEqual([])
  })
})

describe('sharing', () => {
  it('is refused for a view of somebody else as for none', async () => {
    const id = await save('agent')
    for (const one of [id, never])
      expect(keyOf(await share('southAgent', one, 'staff'))).toEqual([404, 'not_found'])
    expect((await share('customer', id, 'staff')).status).toBe(403)
  })

  it('names nobody outside: an agent his colleagues, head office who has lists', async () => {
    const id = await save('agent')
    for (const other of [world.people.southAgent.id, world.people.admin.id, never])
      expect(keyOf(await share('agent', id, [other]))).toEqual([422, 'person_unknown'])
    expect((await share('agent', id, [colleague])).status).toBe(200)
    expect(await readers()).toEqual(['colleague'])
    const ofSales = await save('sales')
    expect(keyOf(await share('sales', ofSales, 'agency'))).toEqual([422, 'no_agency_to_share'])
    expect(keyOf(await share('sales', ofSales, [world.people.press.id]))).toEqual([422, 'person_unknown'])
    const people = async (by: By, query: string) =>
      response<{ name: string }[]>(await ask(by, 'GET', `views-people?list=${query}`)).map(({ name }) => name)
    expect(await people('agent', 'clients')).toEqual(['Collega Ferri'])
    expect(await people('sales', 'clients&q=collega')).toEqual(['Collega Ferri'])
    // Agents have no list of agencies.
    expect(await people('sales', 'agencies&q=collega')).toEqual([])
    expect((await ask('press', 'GET', 'views-people?list=clients')).status).toBe(403)
  })
})
