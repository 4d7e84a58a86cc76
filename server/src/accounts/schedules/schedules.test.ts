import { beforeEach, describe, expect, it } from 'vitest'
import { readTable } from '../../../test/spreadsheet.ts'
import { openCompany } from '../../../test/company.ts'
import { never } from '../../../test/never.ts'
import { openSession, type Who } from '../../../test/world.ts'
import { takeDue } from '../queries/schedules.ts'
import { mailFile } from './letters.ts'

/* Views that come by mail as files: with the rights of the moment, once each, and never for who has left. */
const { t, world } = await openCompany()
const friday = '2026-11-20T09:00:00Z'
const saturdayAtSeven = '2026-11-21T06:00:00Z'
beforeEach(async () => {
  await t.pool.query(`delete from schedules; delete from saved_views; delete from outbox;
    update users set active = true; delete from settings where key = 'accounts'`)
  await t.pool.query('update users set agency_id = $1 where id = $2', [world.north.id, world.people.agent.id])
  t.clock.set(friday)
})
const ask = async (
  who: Who | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => {
  const token = who && (await openSession(t.db, world.people[who].id, t.clock.now()))
  const answer = await t.ask(method, `/api/v1.0/${path}`, { ...(token && { token }), ...(body && { body }) })
  const { response, error, id } = (
    answer.body as {
      args: { response?: unknown; error?: { key: string }; id?: number }
    }
  ).args
  return { status: answer.status, response, key: error?.key, id, text: answer.text }
}
const saveView = async (
  who: Who,
  list = 'clients',
  search: object = { sort: 'business_name' },
  name = 'Tutti',
) => ((await ask(who, 'POST', 'me/views', { list, name, search })).response as { id: number }).id
const schedule = async (who: Who, given: object = {}, view?: number) =>
  ask(who, 'POST', 'me/schedules', {
    view_id: view ?? (await saveView(who)),
    output: 'xlsx',
    every: 'day',
    ...given,
  })
const idOf = ({ response, text }: Awaited<ReturnType<typeof ask>>) => {
  if (!response) throw new Error(text)
  return (response as { id: number }).id
}
interface Listed {
  readonly id: number
  readonly name: string
  readonly paused: boolean
  readonly next_run_at: string
  readonly last: { readonly fault: string | null; readonly rows: number | null } | null
  readonly version: number
  readonly view_id: number | null
}
const own = async (who: Who) => (await ask(who, 'GET', 'me/schedules')).response as Listed[]
const mails = () => t.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const runAt = async (moment: string) => {
  t.clock.set(moment)
  await t.runJob('run-schedules')
}

describe('a scheduled export', () => {
  it('comes at seven in Rome, once, with the rows of its owner and a word whose they are', async () => {
    await schedule('agent')
    expect((await own('agent'))[0]).toMatchObject({ name: 'Tutti', last: null, paused: false })
    await runAt('2026-11-21T05:59:00Z')
    expect(await mails()).toEqual([])
    for (const moment of [saturdayAtSeven, '2026-11-21T06:05:00Z']) await runAt(moment)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(world.people.agent.email)
    expect(mail?.subject).toBe('Tutti – Clienti del 21/11/2026')
    const file = await t.db
      .selectFrom('files')
      .select(['name', 'stored_as'])
      .where('id', '=', mail?.attachments[0] ?? 0)
      .executeTakeFirstOrThrow()
    expect(file.name).toMatch(/^clienti-agenzia-0217-.*\.xlsx$/)
    const { about, rows } = await readTable(
      Buffer.concat(await Array.fromAsync(t.parts.files.read(file.stored_as))),
    )
    const text = JSON.stringify([about, rows])
    expect(text).toContain('Arredamenti Zanetti')
    expect(text).toContain('Inviato a Person agent, vista «Tutti»')
    expect(text).not.toContain('Città Cucine')
    const [taken] = await t.db
      .selectFrom('events')
      .select(['user_id', 'after'])
      .where('what', '=', 'export.made')
      .orderBy('id', 'desc')
      .execute()
    expect(taken).toMatchObject({
      user_id: world.people.agent.id,
      after: { output: 'xlsx', rows: 2 },
    })
    const [after] = await own('agent')
    expect(after).toMatchObject({ last: { fault: null, rows: 2 } })
    expect(new Date(after?.next_run_at ?? '').toISOString()).toBe('2026-11-22T06:00:00.000Z')
    await runAt('2026-11-22T06:00:00Z')
    expect(await mails()).toHaveLength(2)
  })

  it('comes as a PDF, too, and of figures', async () => {
    await schedule('sales', { output: 'pdf' }, await saveView('sales', 'revenue', { tab: 'two-years' }))
    await schedule('sales', { output: 'pdf' }, await saveView('sales', 'agencies', { q: 'ferri' }))
    await runAt(saturdayAtSeven)
    expect((await own('sales')).map(({ last }) => last?.fault)).toEqual([null, null])
    expect(await mails()).toHaveLength(2)
  })

  it('is sent late where nothing ran at seven, and then goes on in its rhythm', async () => {
    await schedule('agent', { every: 'week', weekday: 6 })
    await runAt('2026-11-23T10:00:00Z')
    expect(await mails()).toHaveLength(1)
    expect(new Date((await own('agent'))[0]?.next_run_at ?? '').toISOString()).toBe(
      '2026-11-28T06:00:00.000Z',
    )
  })

  it('needs no session of its owner', async () => {
    await schedule('agent')
    await t.pool.query('update sessions set revoked_at = now() where user_id = $1', [world.people.agent.id])
    await runAt(saturdayAtSeven)
    expect(await mails()).toHaveLength(1)
  })

  it('is changed, paused and deleted by its owner, and is to others as if it had never been', async () => {
    const id = idOf(await schedule('agent'))
    const change = (who: Who, one: number, more: object = {}) =>
      ask(who, 'PUT', `me/schedules/${one}`, {
        version: 1,
        paused: true,
        output: 'pdf',
        every: 'day',
        ...more,
      })
    for (const who of ['southAgent', 'admin'] as const) {
      expect((await change(who, id)).key).toBe((await change(who, never)).key)
      expect((await change(who, id)).status).toBe(404)
      expect((await ask(who, 'DELETE', `me/schedules/${id}`)).status).toBe(404)
      expect(await own(who)).toEqual([])
    }
    expect((await change('agent', id)).status).toBe(200)
    expect((await change('agent', id)).key).toBe('changed_meanwhile')
    await runAt(saturdayAtSeven)
    expect(await mails()).toEqual([])
    expect((await change('agent', id, { version: 2, paused: false })).status).toBe(200)
    await runAt('2026-11-22T06:00:00Z')
    expect(await mails()).toHaveLength(1)
    expect((await ask('agent', 'DELETE', `me/schedules/${id}`)).status).toBe(200)
    expect(await own('agent')).toEqual([])
  })

  it('is refused for what is not one’s own, makes no sense or is too much', async () => {
    const foreign = await saveView('southAgent')
    expect((await schedule('agent', {}, foreign)).status).toBe(404)
    expect((await schedule('customer', {}, foreign)).status).toBe(403)
    for (const given of [
      { every: 'week' },
      { every: 'day', weekday: 1 },
      { every: 'month', day: 32 },
      { output: 'csv' },
    ])
      expect(
        (
          await schedule(
            'agent',
            given,
            await saveView('agent', 'clients', { q: 'a' }, `V ${JSON.stringify(given)}`.slice(0, 50)),
          )
        ).status,
      ).toBe(422)
    const broken = await saveView('agent', 'clients', { status: 'no_such' }, 'Rotta')
    expect((await schedule('agent', {}, broken)).key).toBe('view_makes_no_file')
    const view = await saveView('agent', 'clients', { q: 'x' }, 'Venti')
    for (let n = 0; n < 20; n += 1) expect((await schedule('agent', {}, view)).status).toBe(200)
    expect((await schedule('agent', {}, view)).key).toBe('too_many_schedules')
  })
})

describe('on a bad day', () => {
  it('a worker that dies in the middle sends nothing twice and nothing too little', async () => {
    await schedule('agent')
    t.clock.set(saturdayAtSeven)
    // It took the run, and died before its file was made.
    await takeDue(t.db, t.clock.now(), new Date(t.clock.now().getTime() + 15 * 60_000))
    await t.runJob('run-schedules')
    expect(await mails()).toEqual([])
    await runAt('2026-11-21T06:16:00Z')
    expect(await mails()).toHaveLength(1)
    await runAt('2026-11-21T06:40:00Z')
    expect(await mails()).toHaveLength(1)
  })

  it('two workers at once send one mail', async () => {
    await schedule('agent')
    t.clock.set(saturdayAtSeven)
    await Promise.all([t.runJob('run-schedules'), t.runJob('run-schedules')])
    expect(await mails()).toHaveLength(1)
  })

  it('a view that was deleted pauses it, which is told; saved again under its name it can go on', async () => {
    const view = await saveView('agent')
    const id = idOf(await schedule('agent', {}, view))
    await ask('agent', 'DELETE', `me/views/${view}`)
    await runAt(saturdayAtSeven)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Invio non riuscito: Tutti')
    expect(mail?.attachments).toEqual([])
    const [one] = await own('agent')
    expect(one).toMatchObject({ id, paused: true, view_id: null, last: { fault: 'view_gone' } })
    const goOn = { version: one?.version, paused: false, output: 'xlsx', every: 'day' }
    expect((await ask('agent', 'PUT', `me/schedules/${id}`, goOn)).key).toBe('schedule_without_view')
    const again = await saveView('agent')
    expect((await own('agent'))[0]?.view_id).toBe(again)
    expect((await ask('agent', 'PUT', `me/schedules/${id}`, goOn)).status).toBe(200)
    await runAt('2026-11-22T06:00:00Z')
    expect((await mails()).at(-1)?.subject).toMatch(/^Tutti – Clienti/)
  })

  it('an owner who owes a second factor gets no file, and is told', async () => {
    await schedule('agent')
    await t.db
      .insertInto('settings')
      .values({ key: 'accounts', value: JSON.stringify({ two_factor_for: ['agent'] }) })
      .execute()
    await runAt(saturdayAtSeven)
    const [mail] = await mails()
    expect([mail?.attachments, mail?.subject]).toEqual([[], 'Invio non riuscito: Tutti'])
  })

  it('a file too large for a mail is fetched by a link for a week', async () => {
    const id = idOf(await schedule('agent'))
    const owner = { name: 'Giulia', email: world.people.agent.email, language: 'it' as const }
    const sent = { id, name: 'Tutti', title: 'Clienti', rows: 400_000, file: 1 }
    await mailFile(t.parts, owner, { ...sent, bytes: 15 * 1024 * 1024 + 1 })
    await mailFile(t.parts, owner, { ...sent, bytes: 15 * 1024 * 1024 })
    const [large, small] = await mails()
    expect(large?.attachments).toEqual([])
    expect(large?.text_body).toContain('/api/v1.0/public/download/1.')
    expect(large?.text_body).toContain('27/11/2026')
    expect(small?.attachments).toEqual([1])
  })
})

describe('the link of each mail', () => {
  const tokenIn = (text: string) => /schedule-end\/([\w.-]+)/.exec(text)?.[1] ?? ''

  it('ends it by a button and not by being opened, once', async () => {
    await schedule('agent')
    await runAt(saturdayAtSeven)
    const token = tokenIn((await mails())[0]?.text_body ?? '')
    for (const _scanner of ['one', 'two'])
      expect((await ask(null, 'GET', `public/schedule-end/${token}`)).response).toEqual({ name: 'Tutti' })
    expect(await own('agent')).toHaveLength(1)
    expect((await ask(null, 'POST', `public/schedule-end/${token}`)).status).toBe(200)
    expect(await own('agent')).toEqual([])
    for (const method of ['GET', 'POST'] as const)
      expect((await ask(null, method, `public/schedule-end/${token}`)).key).toBe('link_used_or_expired')
    await runAt('2026-11-22T06:00:00Z')
    expect(await mails()).toHaveLength(1)
  })

  it('is good for its own alone, unforged and for ninety days', async () => {
    const id = idOf(await schedule('agent'))
    await runAt(saturdayAtSeven)
    const token = tokenIn((await mails())[0]?.text_body ?? '')
    const [, until, hash] = token.split('.')
    for (const forged of [
      `${id + 1}.${until}.${hash}`,
      `${id}.${Number(until) + 1}.${hash}`,
      `${token.slice(0, -1)}A`.slice(0, -1) + '!',
    ])
      expect((await ask(null, 'GET', `public/schedule-end/${forged}`)).status).toBe(410)
    t.clock.set('2027-02-25T06:00:00Z')
    expect((await ask(null, 'POST', `public/schedule-end/${token}`)).key).toBe('link_used_or_expired')
  })
})

describe('with its owner', () => {
  const ended = async () =>
    (await ask('admin', 'GET', 'admin/schedules-ended')).response as {
      id: number
      name: string
      owner: string
      why: string
    }[]
  const task = async (who: Who) =>
    ((await ask(who, 'GET', 'dashboard/tasks')).response as { kind: string; count: number }[]).filter(
      ({ kind }) => kind === 'schedules_ended',
    )

  it('who lost the agency it ends, is one task that names it, and is taken over with the rights of who takes it', async () => {
    await schedule('agent', {}, await saveView('agent', 'clients', { q: 'a' }, 'Clienti A'))
    await schedule(
      'agent',
      { every: 'month', day: 1 },
      await saveView('agent', 'clients', { q: 'b' }, 'Clienti B'),
    )
    await t.pool.query('update users set agency_id = $1 where id = $2', [
      world.south.id,
      world.people.agent.id,
    ])
    await runAt(saturdayAtSeven)
    expect(await mails()).toEqual([])
    expect(await own('agent')).toEqual([])
    expect([await task('admin'), await task('sales'), await task('agent')]).toEqual([
      [{ kind: 'schedules_ended', count: 2 }],
      [],
      [],
    ])
    const all = await ended()
    expect(all.map(({ name, owner, why }) => [name, owner, why])).toEqual([
      ['Clienti B', 'Person agent', 'agency_left'],
      ['Clienti A', 'Person agent', 'agency_left'],
    ])
    const [b, a] = all
    for (const method of ['POST', 'DELETE'] as const)
      expect((await ask('sales', method, `admin/schedules-ended/${a?.id}`)).status).toBe(403)
    const both = await Promise.all([
      ask('admin', 'POST', `admin/schedules-ended/${a?.id}`),
      ask('admin', 'POST', `admin/schedules-ended/${a?.id}`),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    expect((await own('admin')).map(({ name }) => name)).toEqual(['Clienti A'])
    expect((await ask('admin', 'DELETE', `admin/schedules-ended/${b?.id}`)).status).toBe(200)
    expect(await task('admin')).toEqual([])
    await runAt('2026-11-22T06:00:00Z')
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([world.people.admin.email])
  })

  it('whose account is closed it ends, and does not begin again with it', async () => {
    await schedule('agent')
    await t.pool.query('update users set active = false where id = $1', [world.people.agent.id])
    await runAt(saturdayAtSeven)
    await t.pool.query('update users set active = true where id = $1', [world.people.agent.id])
    await runAt('2026-11-22T06:00:00Z')
    expect(await mails()).toEqual([])
    expect((await ended())[0]).toMatchObject({ why: 'account_closed' })
  })
})
