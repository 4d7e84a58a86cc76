import type { Db } from '../../platform/db/db.ts'
import {
  anyChange,
  changedYears,
  foldChanges,
  foldEveryLine,
  lockRevenue,
  writeAsOf,
} from '../queries/roll-ups.ts'
import { spreadBudgets } from './spread-budgets.ts'

/**
 * Brings the roll-ups up to date with the temporary table `revenue_changes (agency_id, client_id, family_code,
 * expo, day, amount_cents, lines, credited_cents, credit_lines)`: one row for what came and one, negative, for what
 * went, in the transaction that writes the lines. Moves `as_of` to the greatest day brought in, and spreads anew the
 * budgets of the years after. Without changes nothing is written.
 */
export async function foldRevenueChanges(tx: Db): Promise<void> {
  if (!(await anyChange(tx))) return
  await lockRevenue(tx)
  await foldChanges(tx)
  const changed = await changedYears(tx)
  await spreadBudgets(
    tx,
    changed.map(({ agency_id, year }) => ({ agency_id, year: year + 1 })),
  )
}

/** The same from nothing: sums up every invoice line. For seeds, repairs and the proof that folding is exact. */
export async function rebuildRevenue(tx: Db): Promise<void> {
  await lockRevenue(tx)
  await foldEveryLine(tx)
  await spreadBudgets(tx, null)
}

/**
 * Says at which day the figures stand, when the import brings a day of its own.
 * @param date `YYYY-MM-DD`
 */
export async function setAsOf(tx: Db, date: string): Promise<void> {
  await lockRevenue(tx)
  await writeAsOf(tx, date)
}
