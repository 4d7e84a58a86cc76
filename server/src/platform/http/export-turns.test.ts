import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import type { Who } from '../../../test/world.ts'
import { sql } from '../db/sql.ts'

/* Whole lists taken by readers who are slower than the database, or take nothing at all, over real connections. */
const { t, world } = await openCompany()
const port = { of: 0 }
/** Imports whose rejected rows make a list of some and of many megabytes. */
const lists = { some: 0, many: 0 }
beforeAll(async () => {
  const listen = await t.app.listen({ port: 0, host: '127.0.0.1' })
  port.of = Number(new URL(listen).port)
  for (const [name, rows] of [
    ['some', 7_000],
    ['many', 40_000],
  ] as const) {
    const { id } = await t.db
      .insertInto('imports')
      .values({ kind: 'clients', file_name: 'clients.csv', bytes: 1, dry_run: true, accept_valid: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    lists[name] = id
    // No two alike, or the answer would be sent compressed to nothing.
    await sql`insert into import_errors (import_id, line, reason, value)
      select ${id}::int, n, 'required', (select string_agg(md5(n::text || k), '') from generate_series(1, 31) k)
      from generate_series(1, ${rows}::int) n`.execute(t.db)
  }
})
const open: Socket[] = []
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()))
afterAll(() => t.app.close())

/** Asks for a list and takes nothing of it but its first bytes. */
function stall(list: number, who: Who): Promise<{ status: number; leave(): void }> {
  const socket = connect(port.of, '127.0.0.1')
  open.push(socket)
  socket.write(
    `GET /api/v1.0/admin/import/${list}/errors?output=csv HTTP/1.1\r\nHost: x\r\ntoken: ${world.token(who)}\r\n\r\n`,
  )
  return new Promise((resolve) => {
    socket.once('readable', () => {
      const head = String(socket.read(12) ?? '')
      resolve({ status: Number(head.slice(9)), leave: () => socket.destroy() })
    })
  })
}

/** Transactions that are open. */
const reading = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(t.db)
  return rows[0]?.n ?? -1
}

it('a reader who takes nothing holds no connection to the database', async () => {
  for (const who of ['admin', 'sales', 'admin', 'sales'] as const) {
    expect((await stall(lists.some, who)).status).toBe(200)
    await vi.waitFor(async () => expect(await reading()).toBe(0), { timeout: 10_000 })
  }
})

it('a reader with two unread lists gets no third until one is given up', async () => {
  const { leave } = await stall(lists.some, 'admin')
  expect((await stall(lists.some, 'admin')).status).toBe(200)
  await vi.waitFor(async () => expect(await reading()).toBe(0), { timeout: 10_000 })
  expect((await stall(lists.some, 'admin')).status).toBe(429)
  expect((await stall(lists.some, 'sales')).status).toBe(200)
  leave()
  await vi.waitFor(async () => expect((await stall(lists.some, 'admin')).status).toBe(200), {
    timeout: 10_000,
  })
})

it('who takes two very long lists waits for them before a third, and gets it once one is given up', async () => {
  const first = await stall(lists.many, 'admin')
  const second = await stall(lists.many, 'admin')
  expect([first.status, second.status]).toEqual([200, 200])
  const third = await t.ask('GET', `/api/v1.0/admin/import/${lists.some}/errors?output=csv`, {
    token: world.token('admin'),
  })
  expect([third.status, third.headers['retry-after']]).toEqual([429, '5'])
  expect(third.text).toContain('too_many_exports')
  const printed = (who: Who, output: string) =>
    t.ask('POST', '/api/v1.0/admin/agencies/clients/print', {
      token: world.token(who),
      body: { output, agencies_id: [world.north.id] },
    })
  // A print reads the whole list too and takes a turn.
  expect((await printed('admin', 'excel')).text).toContain('too_many_exports')
  expect([(await printed('sales', 'excel')).status, (await printed('sales', 'pdf')).status]).toEqual([
    200, 200,
  ])
  expect((await printed('sales', 'excel')).status).toBe(200)
  first.leave()
  await vi.waitFor(async () => expect(await reading()).toBe(1), { timeout: 10_000 })
  expect((await stall(lists.some, 'admin')).status).toBe(200)
  second.leave()
  await vi.waitFor(async () => expect(await reading()).toBe(0), { timeout: 10_000 })
})
