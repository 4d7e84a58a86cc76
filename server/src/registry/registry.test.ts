import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { placesOf } from './index.ts'
import type { Who } from '../../test/world.ts'

const { t, world } = await openCompany()

const get = (url: string, who: Who, headers = {}) =>
  t.ask('GET', `/api/v1.0/${url}`, { token: world.token(who), headers })
const response = <T>(answer: { body: unknown }) => (answer.body as { args: { response: T } }).args.response
const names = async (q: string, who: Who) =>
  response<{ business_name: string }[]>(await get(`generic/search?q=${encodeURIComponent(q)}`, who)).map(
    (r) => r.business_name,
  )

describe('the header search', () => {
  it('finds without accents and case, the code first', async () => {
    expect(await names('citta cucine pero', 'admin')).toEqual(['Città Cucine Però'])
    expect(await names('CITTÀ', 'admin')).toEqual(['Città Cucine Però'])
    expect((await names('014208', 'admin'))[0]).toBe('Mobilificio Da Ros')
    expect(await names('conegl', 'admin')).toEqual(['Mobilificio Da Ros'])
  })

  it('takes % and _ as letters', async () => {
    expect(await names('%%', 'admin')).toEqual([])
    expect(await names('__', 'admin')).toEqual([])
  })

  it('shows each person the own clients only', async () => {
    expect(await names('cucine', 'southAgent')).toEqual(['Città Cucine Però'])
    expect(await names('cucine', 'agent')).toEqual([])
    expect(await names('da ros', 'customer')).toEqual([])
    expect(await names('zanetti', 'customer')).toEqual(['Arredamenti Zanetti S.r.l.'])
    expect(await names('zanetti', 'reseller')).toEqual([])
    expect(await names('cucine', 'clerk')).toEqual([])
  })
})

describe('is-client', () => {
  it('tells a client from an agency, and nothing about what is out of sight', async () => {
    const ask = async (id: number, who: Who) => (await get(`agencies/is-client/${id}`, who)).text
    expect(JSON.parse(await ask(world.north.client, 'agent')).args.response).toEqual({
      is_client: true,
      type: 'client',
      id: world.north.client,
      business_name: 'Arredamenti Zanetti S.r.l.',
      agency_id: world.north.id,
    })
    expect(JSON.parse(await ask(world.north.id, 'agent')).args.response).toMatchObject({
      is_client: false,
      type: 'agency',
    })
    expect(await ask(world.south.client, 'agent')).toBe(await ask(2_000_000_000, 'agent'))
  })
})

describe('the master record', () => {
  it('hides the IBAN and the internal code from an agent, not from the company', async () => {
    const record = async (who: Who) =>
      response<{ bank: { iban: string }; internal_code?: string }>(
        await get(`arrex/anagrafica/cliente/${world.north.client}`, who),
      )
    expect((await record('agent')).bank.iban).toBe('… 3456')
    expect(await record('agent')).not.toHaveProperty('internal_code')
    expect(await record('customer')).not.toHaveProperty('internal_code')
    expect((await record('sales')).bank.iban).toBe('IT60X0542811101000000123456')
    expect((await record('sales')).internal_code).toBe('ERP-014207')
  })

  it('of a user is for the user, the agency and administrators', async () => {
    const status = async (id: number, who: Who) => (await get(`arrex/anagrafica/user/${id}`, who)).status
    expect(await status(world.people.agent.id, 'agent')).toBe(200)
    expect(await status(world.people.southAgent.id, 'agent')).toBe(404)
    expect(await status(world.people.agent.id, 'sales')).toBe(404)
    expect(await status(world.people.agent.id, 'admin')).toBe(200)
  })
})

describe('my agency', () => {
  it('lets the agent keep the contacts, and a lost update shows what is there now', async () => {
    const contacts = [
      { name: 'Giulia Ferri', role: 'Titolare', email: 'giulia@ferri.example', phone: '0422 318770' },
    ]
    const agency = response<{ version: number; may: object }>(await get('agencies/my', 'agent'))
    expect(agency.may).toEqual({ edit: false, edit_contacts: true })
    const save = (version: number) =>
      t.ask('PUT', '/api/v1.0/agencies/my', { token: world.token('agent'), body: { contacts, version } })
    expect((await save(agency.version)).status).toBe(200)
    const late = await save(agency.version)
    expect(late.status).toBe(409)
    expect(
      (late.body as { args: { error: { current: { contacts: object[] } } } }).args.error.current.contacts,
    ).toEqual([{ ...contacts[0], phone: '+390422318770' }])
  })

  it('keeps numbers in their normal form, and names those nobody can have at their fields', async () => {
    const save = (body: object) =>
      t.ask('PUT', `/api/v1.0/admin/agency/${world.north.id}`, { token: world.token('sales'), body })
    const contact = { name: 'Giulia Ferri', role: '', email: '' }
    const wrong = await save({
      phone: '+39 0422 1',
      vat_number: '12345678901',
      contacts: [{ ...contact, phone: 'in sede' }],
    })
    expect(wrong.status).toBe(422)
    const { fields } = (wrong.body as { args: { error: { fields: object } } }).args.error
    expect(fields).toEqual({ phone: 'phone', vat_number: 'vat_check', 'contacts.0.phone': 'phone' })
    const right = {
      phone: '0422 318771',
      vat_number: 'IT 12345670264',
      contacts: [{ ...contact, phone: '333 1234567' }],
    }
    expect((await save(right)).status).toBe(200)
    const kept = response<object>(await get(`agencies/detail/${world.north.id}`, 'sales'))
    expect(kept).toMatchObject({
      phone: '+390422318771',
      vat_number: '12345670264',
      contacts: [{ phone: '+393331234567' }],
    })
    // A value stored under older rules does not prevent saving.
    await t.db.updateTable('agencies').set({ phone: 'centralino' }).where('id', '=', world.north.id).execute()
    expect((await save({ phone: 'centralino', email: 'sede@ferri.example' })).status).toBe(200)
  })

  it('has a warehouse of its own, which its people and the company keep; a wrong postal code is named', async () => {
    const address = {
      address: 'Via dell’Artigianato 4',
      postal_code: '31050',
      city: 'Villorba',
      province: 'tv',
      country: 'it',
    }
    const save = (who: Who, warehouse: object | null) =>
      who === 'agent'
        ? t.ask('PUT', '/api/v1.0/agencies/my', { token: world.token(who), body: { warehouse } })
        : t.ask('PUT', `/api/v1.0/admin/agency/${world.north.id}`, {
            token: world.token(who),
            body: { warehouse },
          })
    const wrong = await save('agent', { ...address, postal_code: '3105', province: 'XX' })
    expect(wrong.status).toBe(422)
    expect((wrong.body as { args: { error: object } }).args.error).toMatchObject({
      fields: { 'warehouse.postal_code': 'postal_code', 'warehouse.province': 'province' },
      message: expect.stringContaining('Magazzino · CAP: 5 cifre.'),
    })
    expect((await save('customer', address)).status).toBe(403)
    expect((await save('agent', address)).status).toBe(200)
    const agency = response<{ warehouse: object }>(await get('agencies/my', 'agent'))
    const kept = { ...address, province: 'TV', country: 'IT' }
    expect(agency.warehouse).toEqual(kept)
    expect(await get('agencies/my', 'customer').then(response)).not.toHaveProperty('warehouse')
    const label = 'Ferri Rappresentanze'
    const places = [
      { type: 'agency_seat', id: world.north.id, label, city: 'Sede', country: 'IT' },
      { type: 'agency_warehouse', id: world.north.id, label, ...kept },
    ]
    expect(await placesOf(t.db, { agency: world.north.id })).toMatchObject(places)
    expect(response(await get(`arrex/anagrafica/2/${world.north.id}`, 'agent'))).toMatchObject({
      addresses: places,
    })
    expect(await placesOf(t.db, { agency: world.north.id, client: world.north.client })).toMatchObject([
      ...places,
      { type: 'client_office', id: world.north.client },
    ])
    expect((await save('sales', null)).status).toBe(200)
    expect(await placesOf(t.db, { agency: world.north.id })).toHaveLength(1)
  })

  it('is a card for the customer: whom to call, not how many clients there are', async () => {
    const card = response<object>(await get('agencies/my', 'customer'))
    expect(card).toMatchObject({ business_name: 'Ferri Rappresentanze' })
    for (const hidden of ['counters', 'areas']) expect(card).not.toHaveProperty(hidden)
    expect(JSON.stringify(card)).not.toContain('last_login_at')
  })

  it('counts for a sales person with areas only the clients there', async () => {
    const rows = response<{ code: string; clients: number }[]>(await get('agencies/1', 'clerk'))
    expect(rows.map((r) => [r.code, r.clients])).toEqual([['0217', 2]])
  })
})
