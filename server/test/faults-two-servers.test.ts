import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Line, openLine } from '../../scripts/faults/ask.ts'
import { type Company, firstPassword, foundCompany } from '../../scripts/faults/company.ts'
import { type OwnDatabase, ownDatabase } from '../../scripts/faults/database.ts'
import { type House, openHouse } from '../../scripts/faults/house.ts'
import { type OpenDatabase, openDatabase } from '../src/platform/db/db.ts'
import { newKey } from '../../scripts/faults/ledger.ts'

/* Two processes side by side on one database and one folder of files are one portal. */
let own: OwnDatabase
let database: OpenDatabase
let houses: [House, House]
let one: Line
let two: Line
let company: Company
let token: string
beforeAll(async () => {
  own = await ownDatabase(inject('server').connection)
  const first = await openHouse({ databaseUrl: own.url })
  houses = [first, await openHouse({ databaseUrl: own.url, dataDir: first.dataDir })]
  // Both at once, on an empty database: the migrations run once.
  await Promise.all(houses.map((house) => house.start()))
  database = openDatabase(own.connection)
  company = await foundCompany(own.connection)
  one = openLine(houses[0].port, '10.4.0.1')
  two = openLine(houses[1].port, '10.4.0.2')
  token = await signIn(one)
})
afterAll(async () => {
  one.close()
  two.close()
  await database.close()
  for (const house of houses) await house.remove()
  await own.drop()
})

async function signIn(line: Line): Promise<string> {
  const answer = await line.ask({
    method: 'POST',
    path: '/api/v1.0/auth/login',
    body: { user: company.admin, password: firstPassword },
  })
  return answer.response<{ token: string }>().token
}

const count = async (what: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*) as n from events where what = $1`,
    [what],
  )
  return rows[0]?.n ?? 0
}

test('a session opened at one is good at the other, and ended at one is over at the other', async () => {
  const shared = await signIn(one)
  const me = (line: Line) => line.ask({ method: 'GET', path: '/api/v1.0/auth/me', token: shared })
  expect((await me(two)).status).toBe(200)
  await two.ask({ method: 'POST', path: '/api/v1.0/auth/logout', token: shared, key: newKey() })
  expect((await me(one)).status).toBe(401)
})

test('the same key at both, fifty times at once, has one effect and one answer', async () => {
  const before = await count('agency.changed')
  const question = {
    method: 'PUT',
    path: `/api/v1.0/admin/agency/${company.agencies[0]}`,
    token,
    key: newKey(),
    body: { phone: '+390422318770' },
  } as const
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? one : two).ask(question)))
  const done = answers.filter(({ status }) => status === 200).map(({ text }) => text)
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 409]))).toEqual(new Set())
  expect((await two.ask(question)).text).toBe(done[0])
  expect(new Set(done).size).toBe(1)
  expect(await count('agency.changed')).toBe(before + 1)
})

test('tries at guessing a password are counted together', async () => {
  const guess = (line: Line) =>
    line.ask({
      method: 'POST',
      path: '/api/v1.0/auth/login',
      body: { user: company.agents[0], password: 'Wrong-Guess1' },
    })
  const statuses: number[] = []
  for (const line of [one, two, one, two, one, two]) statuses.push((await guess(line)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a job runs once, on either server', async () => {
  const { rows } = await database.pool.query<{ id: number }>('select id from users order by id limit 4')
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? one : two).ask({
        method: 'POST',
        path: `/api/v1.0/auth/new-password/${rows[i % 4]?.id}`,
        token,
        key: newKey(),
      }),
    ),
  )
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
  const made = await vi.waitFor(
    async () => {
      const waiting = await database.pool.query(`select from outbox where state <> 'written'`)
      if (waiting.rowCount) throw new Error(`${waiting.rowCount} mails wait`)
      return readdir(join(houses[0].dataDir, 'outbox'))
    },
    { timeout: 20_000, interval: 50 },
  )
  expect(made.filter((name) => name.endsWith('.eml')).length).toBe(20)
  const { rows: tries } = await database.pool.query('select max(tries) as most from outbox')
  expect(tries).toEqual([{ most: 1 }])
})
