import type { RowsSession } from '../../platform/bulk-load/carry.ts'
import { transaction, type Db } from '../../platform/db/db.ts'
import { revenueMoves } from '../queries/import-invoices.ts'
import { countArticles, monthsOfChanges, monthsOfImport } from '../queries/article-months.ts'
import { sumMoves, takeMoves } from '../queries/revenue-moves.ts'
import {
  carryFolded,
  foldChanges,
  type Folded,
  foldEveryLine,
  lockRevenue,
  revenueVersion,
  writeAsOf,
  writeFolded,
} from '../queries/roll-ups.ts'
import { spreadBudgets } from './spread-budgets.ts'

/**
 * Brings the roll-ups up to date with the temporary table `revenue_changes (agency_id, client_id, family_code,
 * expo, day, amount_cents, lines, credited_cents, credit_lines)`: one row for what came and one, negative, for what
 * went, in the transaction that writes the lines. Moves `as_of` to the greatest day brought in, and spreads anew the
 * budgets of the years after. Without changes nothing is written.
 */
export async function foldRevenueChanges(tx: Db): Promise<void> {
  await lockRevenue(tx)
  const folded = await foldChanges(tx)
  if (folded.changed.length === 0) return
  await settle(tx, folded)
  await countArticles(tx, await monthsOfChanges(tx))
}

/**
 * The same for the lines of an import, computed in a second session while the first writes them: a million lines keep
 * each of them busy for seconds, and PostgreSQL gives a session one core.
 * @param first the session with the compared rows of `invoiceLanding`, before it begins its transaction
 * @param second does nothing else until the transaction has ended
 * @returns to be called at the end of the transaction of the first
 */
export async function foldBeside(
  first: RowsSession,
  second: RowsSession,
): Promise<(tx: Db) => Promise<void>> {
  await takeMoves(first, revenueMoves, second)
  const begun = transaction(second.db, async (aside) => {
    await sumMoves(aside)
    return foldChanges(aside)
  })
  // Told where it is waited for; until then the first session writes.
  begun.catch(() => undefined)
  return async (tx) => {
    const folded = await begun
    const months = await monthsOfImport(tx)
    if (months.length === 0) return
    await lockRevenue(tx)
    if (folded.changed.length > 0) {
      // Somebody else changed the roll-ups meanwhile, as a rebuild does: computed again, which nobody can outrun now.
      const current = folded.version === (await revenueVersion(tx))
      const exact = current ? folded : await transaction(second.db, foldChanges)
      await carryFolded(second, first)
      await settle(tx, exact)
    }
    await countArticles(tx, months)
  }
}

async function settle(tx: Db, folded: Folded): Promise<void> {
  await writeFolded(tx, folded)
  await spreadBudgets(
    tx,
    folded.changed.map(({ agency_id, year }) => ({ agency_id, year: year + 1 })),
  )
}

/** The same from nothing: sums up every invoice line. For seeds, repairs and the proof that folding is exact. */
export async function rebuildRevenue(tx: Db): Promise<void> {
  await lockRevenue(tx)
  await foldEveryLine(tx)
  await countArticles(tx, null)
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
