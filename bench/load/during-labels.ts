import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Line } from '../../scripts/faults/ask.ts'
import { openHouse } from '../../scripts/faults/house.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { callsBeside } from './beside.ts'

const labels = 500

/** P9: what others wait while five hundred labels are drawn into one file. */
export async function callsDuringLabels(options: RoundsOptions): Promise<Finding[]> {
  const house = await openHouse({ seed: 'demo' })
  try {
    await house.start()
    const shipments = await manyParcels(await house.connection())
    return await callsBeside(
      house,
      {
        goal: 'P9',
        what: `${labels} labels are printed`,
        most: { said: '< 2×', of: (alone) => 2 * alone },
        run: (line, token) => printed(line, token, shipments),
      },
      options,
    )
  } finally {
    await house.remove()
  }
}

/** Orders the print and waits until it is done. */
async function printed(line: Line, token: string, shipments: readonly number[]): Promise<void> {
  const body = { document: 'label', format: 'a4', shipments }
  const ordered = await line.ask({ method: 'POST', path: '/api/v1.0/spedizioni/print', token, body })
  if (ordered.status !== 200) throw new Error(`not ordered: ${ordered.status} ${ordered.text}`)
  const { job_id } = ordered.response<{ job_id: number }>()
  for (;;) {
    const job = await line.ask({ method: 'GET', path: `/api/v1.0/me/jobs/${job_id}`, token })
    const { state } = job.response<{ state: string }>()
    if (state === 'done') return
    if (state !== 'queued' && state !== 'working') throw new Error(`the print is ${state}`)
    await delay(50)
  }
}

/** Shipments that have not been packed, with so many parcels that all of them together need that many labels. */
async function manyParcels(connection: pg.PoolConfig): Promise<number[]> {
  const { pool, close } = openDatabase(connection)
  const { rows } = await pool.query<{ id: number }>(
    `with open as (select id from shipments where status in ('to_confirm', 'to_send')), gone as (
       delete from shipment_notes where shipment_id in (select id from open)
     ), each as (select ceil($1::numeric / count(*))::int as parcels from open), more as (
       insert into shipment_parcels (shipment_id, n, weight_g) select id, n, 1000
       from open cross join each cross join generate_series(1, each.parcels) n on conflict do nothing
     )
     select id from open`,
    [labels],
  )
  await close()
  return rows.map(({ id }) => id)
}
