import type { Role } from '@mandato/contract'
import { hasWaiting, type Sender, sendWaiting } from '../platform/drafts/sender.ts'
import type { Kept } from '../platform/drafts/store.ts'
import { sheetSender } from '../sheets/sender.ts'

const runOf =
  <D extends Kept>(sender: Sender<D>) =>
  (person: number, at: string, role: Role) =>
    hasWaiting(sender, person, at, role) ? () => sendWaiting(sender, person, at, role) : null

/** One for each kind of draft that may wait for a network. A domain with drafts adds its line. */
const senders = [runOf(sheetSender)]

/** What sends everything that waits for this person, but what is open at this path; null where nothing waits. */
export function sendsOf(person: number, at: string, role: Role): (() => Promise<boolean>) | null {
  const sends = senders.flatMap((of) => of(person, at, role) ?? [])
  if (sends.length === 0) return null
  return async () => (await Promise.all(sends.map((send) => send()))).every(Boolean)
}
