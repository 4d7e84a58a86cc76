import { keptFields, type SheetValue, type SheetValues } from '@mandato/contract/sheets/fields'
import type { SheetStatus } from '@mandato/contract/sheets/status'
import { type SheetEvent, sheetTransitions } from '@mandato/contract/sheets/transitions'

/** The events that make a notice: not every save. */
export const noticed: readonly SheetEvent[] = [
  'send',
  'remind',
  'expire',
  'decline',
  'sign',
  'sign_on_paper',
  'confirm',
  'reject',
]

/** Where an event leads from a status; undefined when it is not on the way. */
export function next(event: SheetEvent, status: SheetStatus): Exclude<SheetStatus, 'to_fill'> | undefined {
  const { from, to } = sheetTransitions[event]
  return (from as readonly SheetStatus[]).includes(status) ? to : undefined
}

/** Days after sending on which the signer is reminded automatically. */
export const reminderDays = [3, 7, 12] as const
/** Seconds between two reminders about one sheet. */
export const betweenReminders = 24 * 3600
const day = 24 * 3600 * 1000

/** How many of the planned reminders are due by now. */
export const remindersDue = (sentAt: Date, now: Date): number =>
  reminderDays.filter((days) => sentAt.getTime() + days * day <= now.getTime()).length

const same = (one: SheetValue | undefined, other: SheetValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The keys whose value differs. */
export const changedFields = (before: SheetValues, after: SheetValues): string[] =>
  keptFields.filter((f) => !same(before[f.key], after[f.key])).map((f) => f.key)

/** Does the difference need a new signature? */
export const isContractual = (keys: readonly string[]): boolean =>
  keptFields.some((f) => f.contractual && keys.includes(f.key))

/** A business day some months later; the last of the month where there is no such day. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(dayOfMonth, last)).padStart(2, '0')}`
}
