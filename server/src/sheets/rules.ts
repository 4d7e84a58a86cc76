import { keptFields, type SheetValue, type SheetValues } from '@mandato/contract/sheets/fields'
import type { SheetStatus } from '@mandato/contract/sheets/status'

/**
 * The way of a revision: event → from → to. What is not listed is refused with 409. `save` of a
 * rejected revision and `renew` of a confirmed one leave it as it is and begin the next.
 */
export const transitions = {
  save: { to_fill: 'draft', draft: 'draft', rejected: 'draft' },
  edit: { ready_to_sign: 'draft', sent: 'draft' },
  freeze: { to_fill: 'ready_to_sign', draft: 'ready_to_sign' },
  send: { to_fill: 'sent', draft: 'sent', ready_to_sign: 'sent' },
  remind: { sent: 'sent' },
  expire: { sent: 'ready_to_sign' },
  withdraw: { sent: 'draft' },
  decline: { sent: 'rejected' },
  sign: { sent: 'signed' },
  sign_on_paper: { ready_to_sign: 'signed', sent: 'signed' },
  send_revision: { signed: 'in_review' },
  // Only where nothing contractual changed since the confirmed revision.
  send_unsigned: { ready_to_sign: 'in_review' },
  confirm: { in_review: 'confirmed' },
  supersede: { confirmed: 'superseded' },
  reject: { in_review: 'rejected' },
  flag: { confirmed: 'confirmed' },
  renew: { confirmed: 'draft' },
  cancel: { draft: 'cancelled', ready_to_sign: 'cancelled', sent: 'cancelled' },
} as const satisfies Record<string, Partial<Record<SheetStatus, SheetStatus>>>
export type SheetEvent = keyof typeof transitions

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
export const next = (event: SheetEvent, from: SheetStatus): Exclude<SheetStatus, 'to_fill'> | undefined =>
  (transitions[event] as Partial<Record<SheetStatus, Exclude<SheetStatus, 'to_fill'>>>)[from]

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
