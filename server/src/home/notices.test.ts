import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { importing } from '../../test/importing.ts'
import { bells } from '../../test/notices.ts'
import { fullSheet, newShop, sheetStory, signerEmail } from '../../test/sheet-story.ts'
import { who, type Who } from '../../test/world.ts'
import { expireLinks, remindSigners } from '../sheets/actions/timers.ts'

/* Who is notified of which act, and that nobody is notified of rows out of scope. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
const bell = bells(t, world)
/** A client of the northern agency in the clerk's province, new for each test. */
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
})

const send = (by: Who = 'agent', to = signerEmail) =>
  s.set(client, { scheda_fields: fullSheet, 'signature-email': to }, by)
/** What each person is told of the client; who is told nothing is left out. */
const toldOfIt = async (object = client) => {
  const all = await Promise.all(who.map(async (one) => [one, await bell.about(one, object)] as const))
  return Object.fromEntries(all.filter(([, kinds]) => kinds.length > 0))
}

describe('the way of a sheet', () => {
  it('notifies the agency and the office, never its author, another agency or the press', async () => {
    await s.inReview(client)
    await t.db
      .insertInto('user_clients')
      .values({ user_id: world.people.customer.id, client_id: client })
      .execute()
    expect(await toldOfIt()).toEqual({
      admin: ['sheet.sign'],
      sales: ['sheet.sign'],
      clerk: ['sheet.sign'],
      // Its own sending is no news to the agent.
      agent: ['sheet.sign'],
    })
    await s.confirm(client, 'sales')
    expect(await toldOfIt()).toEqual({
      admin: ['sheet.sign'],
      sales: ['sheet.sign'],
      clerk: ['sheet.sign'],
      agent: ['sheet.confirm', 'sheet.sign'],
      customer: ['sheet.confirm'],
    })
    const [confirmed] = (await bell.told('agent')).notices
    expect(confirmed).toMatchObject({ about: 'sheet', revision: 1, by: 'Person sales', unread: true })
  })

  it('tells the agent of what others and timers did: sent, reminded, run out, declined, rejected', async () => {
    await send('sales')
    t.clock.advance(4 * 86_400_000)
    await remindSigners(t.parts)
    t.clock.advance(11 * 86_400_000)
    await expireLinks(t.parts)
    await send('clerk', 'altra@zanetti.example')
    await s.decline(await s.link('altra@zanetti.example'))
    const all = ['sheet.decline', 'sheet.send', 'sheet.expire', 'sheet.remind', 'sheet.send']
    expect(await toldOfIt()).toEqual({ agent: all })
    client = await newShop(t.db, world.north.id)
    await s.inReview(client)
    await s.ask('PUT', `admin/schede/client-rejected/${client}`, 'sales', { reason: 'Manca la PEC' })
    expect((await toldOfIt())['agent']).toEqual(['sheet.reject', 'sheet.sign'])
    // The reason stands on the sheet and nowhere else.
    expect((await bell.ask('agent')).text).not.toContain('Manca la PEC')
  })
})

describe('within an agency', () => {
  it('the steps of a sheet notify the client’s own agent, its end the colleagues too', async () => {
    const { agent, southAgent } = world.people
    await t.db
      .updateTable('users')
      .set({ agency_id: world.north.id })
      .where('id', '=', southAgent.id)
      .execute()
    await t.db.updateTable('clients').set({ agent_id: agent.id }).where('id', '=', client).execute()
    await send('sales', 'sua@zanetti.example')
    expect(await toldOfIt()).toEqual({ agent: ['sheet.send'] })
    await s.decline(await s.link('sua@zanetti.example'))
    expect(await toldOfIt()).toEqual({
      agent: ['sheet.decline', 'sheet.send'],
      southAgent: ['sheet.decline'],
    })
    await t.db
      .updateTable('users')
      .set({ agency_id: world.south.id })
      .where('id', '=', southAgent.id)
      .execute()
  })
})

describe('the end of a client', () => {
  it('notifies office and agency of each step, except its author', async () => {
    await s.ask('DELETE', `agent/client-delete/${client}`, 'agent', { reason: 'Ha chiuso' })
    const asked = ['client.deletion_requested']
    expect(await toldOfIt()).toEqual({ admin: asked, sales: asked, clerk: asked })
    await s.ask('PUT', `admin/client-delete/${client}/withdraw`, 'sales')
    const kept = ['client.deletion_withdrawn', ...asked]
    expect(await toldOfIt()).toEqual({ admin: kept, sales: asked, clerk: kept, agent: kept.slice(0, 1) })
    await s.ask('DELETE', `admin/client-delete/${client}`, 'sales', { reason: 'Ha chiuso' })
    await s.ask('PUT', `admin/client-delete/${client}/approve`, 'admin')
    const [gone] = (await bell.told('agent')).notices
    expect(gone).toMatchObject({
      what: 'client.deleted',
      about: 'client',
      object: client,
      by: 'Person admin',
    })
    expect(gone?.name).toMatch(/^Ex /)
  })
})

describe('an import that ended with errors', () => {
  it('notifies those who may import, including its author, and nobody else', async () => {
    const erp = importing(t, await s.token('sales'))
    const head = 'invoice_number,line,date,client_code,family_code,quantity,amount\n'
    const good = 'T1,1,2025-05-01,014207,NN,1,1.00\n'
    const partly = await erp.bring('invoices', `${head}${good}T2,1,2025-05-01,999999,NN,1,1.00\n`, {
      accept_valid: '1',
    })
    const failed = await erp.bring('invoices', 'invoice_number,line\n1,1\n')
    await erp.bring('invoices', head + good)
    const [first, second] = (await bell.told('sales')).notices
    expect(first).toMatchObject({
      what: 'import.failed',
      about: 'import',
      object: failed.id,
      name: 'erp.csv',
    })
    expect(second).toMatchObject({ what: 'import.rejected_rows', object: partly.id, rows: 1, by: null })
    const ofImports = async (one: Who) =>
      (await bell.told(one)).notices.filter(({ about }) => about === 'import').length
    expect(await Promise.all(who.map(ofImports))).toEqual(
      who.map((one) => (one === 'admin' || one === 'sales' ? 2 : 0)),
    )
  })
})

describe('rights are those of the moment', () => {
  const southern = () =>
    t.db.updateTable('clients').set({ agency_id: world.south.id }).where('id', '=', client).execute()
  const works = (agency: number) =>
    t.db.updateTable('users').set({ agency_id: agency }).where('id', '=', world.people.agent.id).execute()

  it('an agent who moves loses the notices of the old agency, and has them back on return', async () => {
    await send('sales')
    expect(await bell.about('agent', client)).toEqual(['sheet.send'])
    await works(world.south.id)
    const moved = await bell.told('agent')
    expect([moved.notices.filter(({ object }) => object === client), moved.unread.length]).toEqual([[], 0])
    await works(world.north.id)
    expect(await bell.about('agent', client)).toEqual(['sheet.send'])
  })

  it('a client that moves takes its notices along, and is called as it is called today', async () => {
    await send('sales')
    await southern()
    await t.db.updateTable('clients').set({ business_name: 'Nuovo Nome' }).where('id', '=', client).execute()
    expect(await toldOfIt()).toEqual({ southAgent: ['sheet.send'] })
    expect((await bell.told('southAgent')).notices[0]?.name).toBe('Nuovo Nome')
  })

  it('there are no notices from before the account, and for a customer only of the own shop', async () => {
    await s.inReview(client)
    await s.confirm(client)
    expect(await bell.about('customer', client)).toEqual([])
    await t.db
      .updateTable('users')
      .set({ created_at: new Date(Date.now() + 60_000).toISOString() })
      .where('id', '=', world.people.southAgent.id)
      .execute()
    await southern()
    expect(await bell.about('southAgent', client)).toEqual([])
    expect(await bell.about('admin', client)).toEqual(['sheet.sign'])
  })
})

describe('words', () => {
  it('are left to the reader’s screen: the answer is the same in every language', async () => {
    const texts = await Promise.all(
      ['it', 'en', 'fr', 'es'].map(async (language) => (await bell.ask('agent', undefined, language)).text),
    )
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('sheet.')
  })

  it('there are none of the network’s work for the press and for resellers', async () => {
    const nothing = { notices: [], older: false, unread: [] }
    for (const one of ['press', 'reseller'] as const) expect(await bell.told(one)).toEqual(nothing)
  })
})
