import { InvoiceChoices, type ReferenceRate } from '@mandato/contract/invoices/settings'
import { settingsGroup } from '../../company/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { usualRates } from '../rules.ts'

const key = 'invoices'
const mostOfHistory = 50

export const invoiceGroup = settingsGroup({
  key,
  shape: InvoiceChoices,
  usual: { rates: usualRates },
  beside: async (db) => ({ history: await chosenBefore(db) }),
})

/** What was chosen before, the latest first. */
async function chosenBefore(
  db: Db,
): Promise<readonly (InvoiceChoices & { at: string; by: string | null })[]> {
  const { rows } = await sql<{ at: string; by: string | null; before: object }>`
    select e.at, u.name as by, e.before from events e left join user_cards u on u.id = e.user_id
    where e.entity = 'settings' and e.entity_id = ${key} order by e.id desc limit ${mostOfHistory}`.execute(
    db,
  )
  return rows.map(({ at, by, before }) => ({ at, by, ...invoiceGroup.of(before) }))
}

/** The rates of late interest, ascending. */
export async function referenceRates(db: Db): Promise<readonly ReferenceRate[]> {
  const { rates } = await invoiceGroup.chosen(db)
  return rates.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
