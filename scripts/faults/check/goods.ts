import { faultsOfPapers } from '../../../server/test/materials/papers.ts'
import { faultsOfStock } from '../../../server/test/materials/stock.ts'
import type { OpenDatabase } from '../../../server/src/platform/db/db.ts'
import type { Ledger } from '../ledger.ts'
import { compareCounts, counted, type Verdict } from './verdict.ts'

/** Every acknowledged step of goods happened once, and counters, papers and numbers fit together. */
export async function checkGoods(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  { entries }: Ledger,
  verdict: Verdict,
): Promise<void> {
  const { rows } = await pool.query<{ mark: string; n: number }>(
    `select what || ' ' || entity_id as mark, count(*)::int as n from events
     where entity in ('load', 'request', 'preparation', 'shipment', 'hand_over')
       and what not in ('request.prepare', 'request.take_out', 'request.ship', 'request.hand_over') group by 1`,
  )
  const steps = entries
    .filter(({ kind }) => kind === 'goods')
    .map(({ subject, mark }) => `${subject} ${mark}`)
  compareCounts(verdict, 'goods', counted(steps), new Map(rows.map(({ mark, n }) => [mark, n])))
  verdict.halfDone.push(...(await faultsOfStock(db)), ...(await faultsOfPapers(db)))
}
