import { today } from '../../platform/clock.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Actor, recordEvent } from '../../platform/events.ts'
import { settleActivity } from '../queries/client-status.ts'
import { firstSheetConfirmed, setLastOrder, setSheet, type SheetNote } from '../queries/notes.ts'

type By = Actor & { readonly clock: Clock }

/**
 * Keeps what the lists show of a client's sheet; for the sheets domain, in the transaction of its act. The first
 * confirmed sheet makes a prospect an active client.
 */
export async function noteSheet(by: By, client: number, sheet: SheetNote): Promise<void> {
  await setSheet(by.db, client, sheet)
  if (sheet.status !== 'confirmed' || !(await firstSheetConfirmed(by.db, client))) return
  await recordEvent(by, {
    what: 'client.activated',
    entity: 'client',
    id: client,
    before: { status: 'prospect' },
    after: { status: 'active' },
  })
}

/**
 * Keeps the day of a client's last order (never an earlier one); for the orders and the imports. An order wakes a
 * dormant client.
 * @param day `YYYY-MM-DD`
 */
export async function noteOrder(by: By, client: number, day: string): Promise<void> {
  await setLastOrder(by.db, client, day)
  await settleActivity(by.db, today(by.clock), client)
}
