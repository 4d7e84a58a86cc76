import { afterAll, expect, test } from 'vitest'
import { today } from '../src/platform/clock.ts'
import { dayOracle, dayRows } from './day-oracle.ts'
import { testApp } from './harness.ts'
import { openSession } from './world.ts'

/* The day of every agency of the demonstration company beside the same worked out from its files, client by client. */
const t = await testApp({ seed: 'demo' })
afterAll(() => t.close())

const [admin] = await t.db.selectFrom('users').select('id').where('email', 'like', 'admin@%').execute()
const token = await openSession(t.db, admin?.id ?? 0, t.clock.now())
const rows = await dayRows(t.pool, today(t.clock))
const agencies = await t.db.selectFrom('agencies').select('id').orderBy('id').execute()

interface Row {
  client: { code: string }
  reasons: { kind: string }[]
  stake: number
}
const compared = ['overdue', 'silent', 'promotion']

test('the same clients, in the same order, for the same reasons and sums', async () => {
  let shown = 0
  const met = new Set<string>()
  for (const { id } of agencies) {
    const answer = await t.ask('GET', `/api/v1.0/dashboard/day?agency=${id}`, { token })
    expect(answer.status).toBe(200)
    const day = (answer.body as { args: { response: Row[]; meta: { clients: number } } }).args
    const oracle = dayOracle(rows, id)
    const told = day.response.map(({ client, reasons, stake }) => ({
      code: client.code,
      kinds: reasons.map(({ kind }) => kind).filter((kind) => compared.includes(kind)),
      stake: Math.round(stake * 100),
    }))
    // Money at stake is of these reasons alone: whoever has any stands before those with none.
    const atStake = oracle.filter(({ stake }) => stake > 0)
    expect(told.filter(({ stake }) => stake > 0)).toEqual(atStake.slice(0, 20))
    for (const one of told) expect(one).toEqual(oracle.find(({ code }) => code === one.code))
    expect(day.meta.clients).toBeGreaterThanOrEqual(oracle.filter(({ kinds }) => kinds.length > 0).length)
    shown += told.length
    for (const { kinds } of told) for (const kind of kinds) met.add(kind)
  }
  expect(shown).toBeGreaterThan(100)
  expect([...met].toSorted()).toEqual(compared.toSorted())
})
