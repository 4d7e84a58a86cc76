import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { forgetOldSignIns } from '../src/accounts/queries/forget-old.ts'
import { keepBytes } from '../src/platform/files/stored-files.ts'
import { retention } from '../src/retention.ts'
import { allJobs } from '../src/worker.ts'
import { openCompany } from './company.ts'

/* Nothing grows for ever: each table is kept for a reason, or a job lets its rows go; tried with the clock moved. */
const { t, world } = await openCompany()
const countOf = async (table: string, where = 'true') =>
  Number(
    (await t.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)).rows[0]?.n,
  )
const day = 86_400_000

it('every table of the database is kept for a reason, or let go by a job there is, and people are told of it', async () => {
  const { rows } = await t.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  )
  expect(Object.keys(retention).toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(
    rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  const jobs = new Set(
    allJobs(t.parts)
      .filter(({ cron }) => cron)
      .map(({ name }) => name),
  )
  const told = await readFile(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8')
  for (const [table, kept] of Object.entries(retention)) {
    if (!('job' in kept)) continue
    expect(jobs, table).toContain(kept.job)
    expect(told, table).toContain(`\`${kept.job}\``)
  }
})

it('how long sessions and mails are kept is the company’s choice', async () => {
  const now = t.clock.now()
  const at = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const usual = {
    years: 10,
    address_months: 12,
    sign_in_days: 30,
    mail_days: 30,
    mail_months: 12,
    import_days: 90,
  }
  const choose = async (some: object) =>
    (
      await t.ask('PUT', '/api/v1.0/admin/settings', {
        token: world.token('admin'),
        body: { audit: { ...usual, ...some } },
      })
    ).status
  const kept = async () => {
    await t.runJob('forget-old-sign-ins')
    await t.runJob('forget-old-mails')
    return [
      await countOf('sessions', `device = 'chosen'`),
      await countOf('outbox', `message_id = 'chosen' and text_body <> ''`),
      await countOf('outbox', `message_id = 'chosen'`),
    ]
  }
  await t.pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
     values ($1, sha256('chosen'), $2, $2, $2, false, 'chosen')`,
    [world.people.agent.id, at(20)],
  )
  await t.pool.query(
    `insert into outbox (recipient, language, subject, text_body, html_body, message_id, state, created_at, sent_at)
     values ('chosen@x.example', 'it', 'S', 'T', 'H', 'chosen', 'sent', $1, $1)`,
    [at(20)],
  )
  expect(await kept()).toEqual([1, 1, 1])
  expect(await choose({ sign_in_days: 14, mail_days: 14 })).toBe(200)
  expect(await kept()).toEqual([0, 0, 1])
  expect(await choose({ sign_in_days: 6 })).toBe(422)
  expect(await choose({ mail_months: 61 })).toBe(422)
  expect(await choose({})).toBe(200)
  await t.pool.query(`delete from outbox where message_id = 'chosen'`)
})

it('every column that names a file is known to the database as one, or the file would go', async () => {
  const { rows } = await t.pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join pg_tables p on p.tablename = c.table_name and p.schemaname = 'public'
     where c.table_schema = 'public' and c.data_type in ('bigint', 'ARRAY')
       and (c.column_name ~ '(file|attachments|thumb|stored|image|web)(_id)?s?$')
       and not exists (select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
         where k.contype = 'f' and k.confrelid = 'files'::regclass and k.conrelid::regclass::text = c.table_name
           and a.attname = c.column_name)`,
  )
  // Backups count files.
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['backups.files', 'outbox.attachments'])
})

it('what signing in leaves goes some weeks after its end, and nothing that is alive', async () => {
  const now = t.clock.now()
  const user = world.people.agent.id
  const at = (days: number) => new Date(now.getTime() + days * day).toISOString()
  await t.pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
     select $1, sha256(('old' || n)::bytea), $2, $2, $3, false, 'old' from generate_series(1, 12000) n`,
    [user, at(-60), at(-59)],
  )
  await t.pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
     values ($1, sha256('lately'), $2, $2, $3, false, 'lately')`,
    [user, at(-20), at(-19)],
  )
  await t.pool.query(
    `insert into one_time_links (token_hash, purpose, user_id, created_at, expires_at)
     values (sha256('a'), 'reset', $1, $2, $3), (sha256('b'), 'reset', $1, $2, $4)`,
    [user, at(-60), at(-59), at(1)],
  )
  await t.pool.query(
    `insert into guesses (subject, failures, window_start) values ('ip:x', 3, $1), ('ip:y', 3, $2)`,
    [at(-8), at(-1)],
  )
  const alive = await countOf('sessions', `device not in ('old', 'lately')`)
  await t.runJob('forget-old-sign-ins')
  expect(await countOf('sessions', `device = 'old'`)).toBe(0)
  expect(await countOf('sessions', `device = 'lately'`)).toBe(1)
  expect(await countOf('sessions', `device not in ('old', 'lately')`)).toBe(alive)
  expect(await countOf('one_time_links')).toBe(1)
  expect(await countOf('guesses', `subject like 'ip:_'`)).toBe(1)
  await forgetOldSignIns(t.db, new Date(now.getTime() + 100 * day), 30)
  expect([await countOf('sessions', `device = 'lately'`), await countOf('one_time_links')]).toEqual([0, 0])
})

it('a mail is emptied with its attachments after a month, and gone after a year; what waits or failed stays whole', async () => {
  const now = t.clock.now()
  const at = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const paper = await keepBytes(t.db, t.parts.files, {
    name: 'a.pdf',
    mime: 'application/pdf',
    data: Buffer.from('%PDF'),
    by: null,
  })
  await t.pool.query(
    `insert into outbox (recipient, language, subject, text_body, html_body, message_id, state, created_at, sent_at, attachments)
     values ('a@x.example', 'it', 'S', 'T', 'H', 'old', 'sent', $1, $1, $4), ('b@x.example', 'it', 'S', 'T', 'H', 'failed', 'failed', $1, null, '{}'),
       ('c@x.example', 'it', 'S', 'T', 'H', 'waits', 'waiting', $3, null, '{}'), ('d@x.example', 'it', 'S', 'T', 'H', 'young', 'sent', $2, $2, '{}'),
       ('e@x.example', 'it', 'S', 'T', 'H', 'ancient', 'sent', $3, $3, '{}')`,
    [at(40), at(10), at(400), [paper.id]],
  )
  await t.runJob('forget-old-mails')
  const { rows } = await t.pool.query<{ id: string; text: string }>(
    `select message_id as id, text_body as text from outbox where recipient like '_@x.example' order by 1`,
  )
  expect(rows).toEqual([
    { id: 'failed', text: 'T' },
    { id: 'old', text: '' },
    { id: 'waits', text: 'T' },
    { id: 'young', text: 'T' },
  ])
  await t.pool.query(`update outbox set state = 'sent' where message_id = 'waits'`)
  await t.runJobs()
  expect(await countOf('files', `id = ${paper.id}`)).toBe(0)
})

it('a file that nothing names goes, and none that is named or attached', async () => {
  const keep = (name: string) =>
    keepBytes(t.db, t.parts.files, { name, mime: 'text/plain', data: Buffer.from(name), by: null })
  const [loose, attached, named] = [await keep('loose'), await keep('attached'), await keep('named')]
  await t.pool.query(
    `insert into outbox (recipient, language, subject, text_body, html_body, message_id, state, attachments)
     values ('f@x.example', 'it', 'S', 'T', 'H', 'carries', 'sent', $1)`,
    [[attached.id]],
  )
  await t.pool.query(
    `insert into invoice_files (year, number, kind, file_id, sha256, at) values (2025, 'R1', 'pdf', $1, $2, now())`,
    [named.id, named.sha256],
  )
  await t.runJob('forget-unnamed-files')
  expect(await countOf('files', `id = ${loose.id}`)).toBe(1)
  t.clock.set(new Date(Date.now() + 2 * day))
  await t.runJob('forget-unnamed-files')
  expect(await countOf('files', `id = ${loose.id}`)).toBe(0)
  expect(await countOf('files', `id in (${attached.id}, ${named.id})`)).toBe(2)
})
