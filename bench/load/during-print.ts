import type pg from 'pg'
import { openHouse } from '../../scripts/faults/house.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { callsBeside } from './beside.ts'

const clients = 5_000

/** P9: what others wait while lists of five thousand clients are being printed as PDF. */
export async function callsDuringPrint(options: RoundsOptions): Promise<Finding[]> {
  const house = await openHouse({ seed: 'demo' })
  try {
    await house.start()
    const connection = await house.connection()
    await moreClients(connection)
    const body = { output: 'pdf', agencies_id: await agencyIds(connection) }
    const path = '/api/v1.0/admin/agencies/clients/print'
    return await callsBeside(
      house,
      {
        goal: 'P9',
        what: `${clients} clients are printed`,
        most: { said: '< 2×', of: (alone) => 2 * alone },
        run: async (line, token) => {
          const { status } = await line.ask({ method: 'POST', path, token, body, letGo: true })
          if (status !== 200) throw new Error(`not printed: ${status}`)
        },
      },
      options,
    )
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
