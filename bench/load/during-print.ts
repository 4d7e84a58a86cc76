import type pg from 'pg'
import { type Line, openLine } from '../../scripts/faults/ask.ts'
import { openHouse } from '../../scripts/faults/house.ts'
import { openDatabase } from '../../server/src/platform/db.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { agentsAtWork, signedIn } from './agents.ts'
import { arrive, type Arrived, percentile } from './arrivals.ts'
import { questionAt } from './day.ts'

const rate = 100
const clients = 5_000

/**
 * P9: what a hundred requests a second wait while lists of five thousand clients are being printed as PDF, and, in
 * turns, while they are not.
 */
export async function callsDuringPrint({ rounds = 10 }: RoundsOptions): Promise<Finding[]> {
  const house = await openHouse({ seed: 'demo' })
  try {
    await house.start()
    const connection = await house.connection()
    await moreClients(connection)
    const tokens = await agentsAtWork(connection, 100)
    const admin = await signedIn(connection, 'admin@mandato.example')
    const line = openLine(house.port, '10.8.0.2', 100)
    let asked = 0
    const ask = async (): Promise<number> => (await line.ask(questionAt((asked += 1), tokens))).status
    const print = printer(line, admin, await agencyIds(connection))
    // The first print starts the printer.
    await print()
    await arrive({ rate, seconds: 3, ask })
    const turns = { alone: [] as Arrived[], beside: [] as Arrived[], prints: [] as number[] }
    for (let round = 0; round < Math.min(rounds, 5); round += 1) {
      turns.alone.push(await arrive({ rate, seconds: 5, ask }))
      let over = false
      const printing = print().finally(() => (over = true))
      while (!over) turns.beside.push(await arrive({ rate, seconds: 1, ask }))
      turns.prints.push(await printing)
    }
    line.close()
    return told(turns)
  } finally {
    await house.remove()
  }
}

/** The demonstration's clients again under other codes, until there are enough. */
async function moreClients(connection: pg.PoolConfig): Promise<void> {
  const { pool, close } = openDatabase(connection, { statementTimeout: 0 })
  await pool.query(
    `insert into clients (code, agency_id, agent_id, business_name, address, postal_code, city, province, region, country, phone, status, activation_date)
     select 'X' || lpad(n::text, 5, '0'), agency_id, agent_id, business_name || ' ' || n, address, postal_code, city, province, region, country, phone,
       'active', '2020-01-01' from (select c.*, row_number() over () as n from clients c cross join generate_series(1, 5)) c
     where n <= $1 - (select count(*) from clients)`,
    [clients],
  )
  await pool.query('vacuum analyze clients')
  await close()
}

async function agencyIds(connection: pg.PoolConfig): Promise<number[]> {
  const { pool, close } = openDatabase(connection)
  const { rows } = await pool.query<{ id: number }>('select id from agencies order by id')
  await close()
  return rows.map(({ id }) => id)
}

/** Prints the whole list; gives how long it took in seconds. */
const printer = (line: Line, token: string, agencies_id: readonly number[]) => async (): Promise<number> => {
  const began = performance.now()
  const path = '/api/v1.0/admin/agencies/clients/print'
  const answer = await line.ask({ method: 'POST', path, token, body: { output: 'pdf', agencies_id } })
  if (answer.status !== 200) throw new Error(`not printed: ${answer.text.slice(0, 200)}`)
  return (performance.now() - began) / 1000
}

function told(turns: { alone: Arrived[]; beside: Arrived[]; prints: number[] }): Finding[] {
  const { alone, beside, prints } = turns
  const errors = [...alone, ...beside].flatMap((turn) => turn.errors)
  const p99 = (of: readonly Arrived[]) =>
    percentile(
      of.flatMap((turn) => turn.latencies),
      0.99,
    )
  const seconds = prints.map((each) => each.toFixed(1)).join(' ')
  return [
    {
      goal: 'P9',
      what: `p99 of calls while ${clients} clients are printed (${seconds} s)`,
      found: `${p99(beside).toFixed(1)} ms beside ${p99(alone).toFixed(1)} ms, ${errors.length} errors`,
      target: '< 2×',
      reached: p99(beside) < 2 * p99(alone) && errors.length === 0,
    },
  ]
}
