import { bulkActs } from '@mandato/contract/bulk-acts'
import type { AgencyRow } from '../data.ts'

/** Whether a reminder went out so lately that the next one has to wait. */
export const isTooSoon = ({ remind_from }: { readonly remind_from: string | null }): boolean =>
  remind_from !== null && new Date(remind_from).getTime() > Date.now()

/** Whether an agency can be reminded as it is shown; the server decides once more. */
export const canRemindAgency = (row: AgencyRow): boolean =>
  bulkActs.remindAgencies.inputOf(row, {}) !== null && !isTooSoon(row)

/** From when the first of the rows whose reminder has to wait can be reminded; null where none waits. */
export const remindableFrom = (rows: readonly { readonly remind_from: string | null }[]): string | null =>
  rows
    .filter(isTooSoon)
    .map((row) => row.remind_from)
    .reduce((first, from) => (first === null || (from !== null && from < first) ? from : first), null)
