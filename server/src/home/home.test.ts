import { beforeAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { bringIn } from '../../test/revenue-company.ts'
import { who, type Who } from '../../test/world.ts'
import type { Context } from '../platform/context.ts'
import { block } from './dashboard.ts'

const { t, world } = await openCompany()
beforeAll(async () => {
  const line = { agency: world.north.id, client: world.north.client, expo: false }
  await bringIn(t.db, [
    { ...line, date: '2024-05-06', family: 'NN', cents: 20_000 },
    { ...line, date: '2024-12-06', family: 'PJ', cents: 5_000 },
    { ...line, date: '2025-05-07', family: 'NN', cents: 25_000 },
    { ...line, date: '2025-11-14', family: 'PR', cents: -1_000, client: world.north.otherClient },
    {
      ...line,
      date: '2025-11-14',
      family: 'OD',
      cents: 70_000,
      agency: world.south.id,
      client: world.south.client,
    },
  ])
})

interface Answer {
  readonly code: number
  readonly args: {
    readonly response: Record<string, unknown>
    readonly pagination?: { total: number }
    readonly error?: { key: string }
  }
}
const get = async (path: string, by: Who, language = 'it'): Promise<Answer> => {
  const { body } = await t.ask('GET', `/api/v1.0/${path}`, {
    token: world.token(by),
    headers: { 'accept-language': language },
  })
  return body as Answer
}
interface Revenue {
  readonly prev_total: number
  readonly months: { prev: number; curr: number; budget?: number | null }[]
  readonly categories: { key: string; label: string; curr_ytd: number }[]
}
const revenueOf = async (by: Who) => (await get('dashboard', by)).args.response['revenue'] as Revenue | null

/** Enters the company in the settings, as the administrator does. */
async function enterCompany(details: Record<string, string>): Promise<void> {
  const { company } = (await get('admin/settings', 'admin')).args.response as { company: object }
  const { changed_by: _, ...said } = company as { changed_by: unknown }
  const body = { company: { ...said, ...details } }
  await t.ask('PUT', '/api/v1.0/admin/settings', { token: world.token('admin'), body })
}

describe('the dashboard', () => {
  it('has no revenue for people without an agency or a client', async () => {
    for (const by of ['reseller', 'press'] as const)
      expect((await get('dashboard', by)).args.response).toMatchObject({ as_of: null, revenue: null })
  })

  it('tells those without figures whom to ask, by what the company entered about itself', async () => {
    const unset = { name: t.config.brandName, address: null, email: null }
    expect((await get('dashboard', 'press')).args.response).toMatchObject({ contact: unset })
    await enterCompany({
      name: 'Rossi Cucine S.p.A.',
      address: 'Via Roma 1',
      forms_mail: 'info@rossi.example',
    })
    const contact = { name: 'Rossi Cucine S.p.A.', address: 'Via Roma 1', email: 'info@rossi.example' }
    for (const by of ['reseller', 'press'] as const)
      expect((await get('dashboard', by)).args.response).toMatchObject({ contact })
    for (const by of ['customer', 'agent', 'admin'] as const)
      expect((await get('dashboard', by)).args.response).toMatchObject({ contact: null })
  })

  it('shows a customer its own figures and never a budget', async () => {
    const revenue = await revenueOf('customer')
    expect(revenue).toMatchObject({
      prev_total: 250,
      prev_prog: 200,
      curr_ytd: 250,
      delta: 50,
      delta_pct: 25,
    })
    expect(JSON.stringify(revenue)).not.toContain('budget')
  })

  it('shows everybody what is in sight, with its months and categories', async () => {
    expect(await revenueOf('admin')).toMatchObject({ curr_ytd: 940, delta_pct: 370, budget_prog: null })
    expect(await revenueOf('southAgent')).toMatchObject({ prev_total: 0, curr_ytd: 700, delta_pct: null })
    const agent = await revenueOf('agent')
    expect(agent).toMatchObject({
      prev_total: 250,
      prev_prog: 200,
      curr_ytd: 240,
      delta: 40,
      delta_pct: 20,
      meta: { subject: { agency: { id: world.north.id } } },
    })
    expect(agent?.months.map(({ prev, curr }) => [prev, curr])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [200, 250],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, -10],
      [50, 0],
    ])
    expect(agent?.categories.map(({ key, curr_ytd }) => [key, curr_ytd])).toEqual([
      ['furniture', 250],
      ['appliances', 0],
      ['worktops', 0],
      ['worktops_jit', 0],
      ['tables_chairs', 0],
      ['premia', -10],
      ['outdoor', 0],
      ['expo', 0],
      ['total', 240],
    ])
  })

  it('answers although a block fails: the block has an error in the person’s language, the log the cause', async () => {
    const logged: unknown[] = []
    const context = {
      language: 'es',
      log: { error: (...what: unknown[]) => logged.push(what) },
    } as unknown as Context
    const failed = await block(context, async () => {
      throw new Error('broken')
    })
    expect(failed).toEqual({
      error: { key: 'unavailable', message: 'Servicio no disponible por un momento: prueba dentro de poco.' },
    })
    expect(logged).toHaveLength(1)
  })
})

describe('the legend', () => {
  it('is for everybody signed in, in the person’s language, with the categories in their order', async () => {
    expect((await t.ask('GET', '/api/v1.0/generic/legend')).status).toBe(401)
    for (const by of who) expect((await get('generic/legend', by)).code).toBe(200)
    const { response } = (await get('generic/legend', 'agent', 'fr')).args
    expect(response['revenue_categories']).toMatchObject([
      { key: 'furniture', label: 'Meubles', codes: ['NN'], kind: 'partition' },
      { key: 'appliances', codes: ['E2', 'PN', 'PK'] },
      { key: 'worktops', codes: ['PJ', 'PL'] },
      { key: 'worktops_jit', codes: ['PJ'], kind: 'of_which' },
      { key: 'tables_chairs', codes: ['PS'] },
      { key: 'premia', codes: ['PR'] },
      { key: 'outdoor', codes: ['OD'] },
      { key: 'other', codes: [], kind: 'partition' },
      { key: 'expo', codes: [], kind: 'cross' },
    ])
    expect((response['customer_status'] as object[])[0]).toEqual({
      key: 'prospect',
      label: 'Prospect',
      tone: 'info',
    })
    expect(response['sheet_status']).toContainEqual({
      key: 'in_review',
      label: 'En vérification',
      tone: 'warning',
    })
  })
})

describe('the administrator', () => {
  it('alone sees the health of the store', async () => {
    expect((await get('admin/check-mongo-connection', 'sales')).code).toBe(403)
    const { response } = (await get('admin/check-mongo-connection', 'admin')).args
    expect(response).toMatchObject({
      ok: true,
      store: 'PostgreSQL',
      migrations_pending: 0,
      mail_queue: 0,
      last_import_at: null,
    })
  })

  it('is told “unavailable” while a migration is waiting', async () => {
    await t.pool.query(`update schema_migrations set name = 'x' || name where name like '0001%'`)
    const answer = await get('admin/check-mongo-connection', 'admin')
    await t.pool.query(`update schema_migrations set name = substr(name, 2) where name like 'x0001%'`)
    expect([answer.code, answer.args.error?.key]).toEqual([503, 'unavailable'])
  })

  it('alone reads the outbox, newest first, and the text only of what became a file', async () => {
    const mail = (state: string, subject: string) => ({
      recipient: 'somebody@shops.example',
      language: 'it',
      subject,
      text_body: `text of ${subject}`,
      html_body: '',
      state,
      message_id: `<${subject}>`,
    })
    await t.db
      .insertInto('outbox')
      .values([mail('written', 'first'), mail('sent', 'second'), mail('failed', 'third')])
      .execute()
    expect((await get('admin/outbox/1', 'sales')).code).toBe(403)
    const { response, pagination } = (await get('admin/outbox/1?per_page=2', 'admin')).args
    expect(response).toMatchObject([
      { subject: 'third', text: null, state: 'failed' },
      { subject: 'second', text: null },
    ])
    expect(pagination?.total).toBe(3)
    expect((await get('admin/outbox/2?per_page=2', 'admin')).args.response).toMatchObject([
      { subject: 'first', text: 'text of first', tries: 0, sent_at: null },
    ])
    const bySubject = (await get('admin/outbox/1?sort=subject&order=asc', 'admin')).args.response
    expect(bySubject).toMatchObject([{ subject: 'first' }, { subject: 'second' }, { subject: 'third' }])
    // Found by whom it went to and what it was about, and by what became of it.
    const found = async (query: string) =>
      ((await get(`admin/outbox/1?${query}`, 'admin')).args.response as unknown as { subject: string }[]).map(
        ({ subject }) => subject,
      )
    expect(await found('q=SECOND')).toEqual(['second'])
    expect(await found(`q=${encodeURIComponent('%')}`)).toEqual([])
    expect(await found('state=failed')).toEqual(['third'])
    expect(await found('q=first&state=failed')).toEqual([])
  })

  it('alone sends a mail that was given up again; asked twice it goes once, and one that went stays', async () => {
    const id = async (subject: string) =>
      (await t.db.selectFrom('outbox').select('id').where('subject', '=', subject).executeTakeFirstOrThrow())
        .id
    const again = (mail: number, who: 'admin' | 'sales' = 'admin') =>
      t.ask('POST', `/api/v1.0/admin/outbox/${mail}/again`, { token: world.token(who) })
    const third = await id('third')
    expect((await again(third, 'sales')).status).toBe(403)
    expect((await again(999_999)).status).toBe(404)
    expect(await Promise.all([again(third), again(third), again(await id('second'))])).toMatchObject([
      { status: 200 },
      { status: 200 },
      { status: 200 },
    ])
    await t.runJobs()
    const states = await t.db
      .selectFrom('outbox')
      .select(['subject', 'state', 'tries'])
      .orderBy('id')
      .execute()
    expect(states).toEqual([
      { subject: 'first', state: 'written', tries: 0 },
      { subject: 'second', state: 'sent', tries: 0 },
      { subject: 'third', state: 'written', tries: 1 },
    ])
  })
})
