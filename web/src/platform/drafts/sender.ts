import type { Role } from '@mandato/contract'
import { ApiError } from '../api-error.ts'
import type { DraftStore, Kept } from './store.ts'

/**
 * Milliseconds after which what nobody answered is sent again: a device may think it has a network that leads nowhere
 * (a hall with a captive one, a portal being restarted).
 */
export const triedAgainAfter = 15_000

/** What a domain knows of sending its drafts; loaded when something waits. */
export interface Sending<D extends Kept> {
  /** Sends one, under a key made of `begun` and its content (platform/idempotency.ts): sent twice it happens once. */
  readonly send: (draft: D, id: number, role: Role) => Promise<unknown>
  /** Reads again what it changed, and says that it is done. */
  readonly sent: (name: string) => Promise<void>
  /** Says why it was refused; from then on it waits for its writer. */
  readonly refused: (name: string, error: ApiError) => void
}

/** One for each kind of draft; they are listed in app/senders.ts. */
export interface Sender<D extends Kept> {
  readonly store: DraftStore<D>
  /** The draft whose form is open at a path, which sends itself; `all` where nothing may be sent meanwhile. */
  readonly openAt: (pathname: string, role: Role) => number | 'all' | null
  readonly load: () => Promise<Sending<D>>
}

/** Whether something of this kind is to be sent from this path. */
export function hasWaiting<D extends Kept>(sender: Sender<D>, person: number, at: string, role: Role) {
  const open = sender.openAt(at, role)
  return open !== 'all' && sender.store.waiting(person, open).length > 0
}

/**
 * Sends what waited for a network and whose form is not open here.
 * @returns false when somebody has to ask again, because nobody answered
 */
export async function sendWaiting<D extends Kept>(
  { store, openAt, load }: Sender<D>,
  person: number,
  at: string,
  role: Role,
): Promise<boolean> {
  const open = openAt(at, role)
  if (open === 'all') return true
  const { send, sent, refused } = await load()
  for (const { id, name } of store.waiting(person, open)) {
    const draft = store.read(person, id)
    if (!draft) continue
    try {
      await send(draft, id, role)
      // Written on meanwhile, it stays.
      if (store.read(person, id)?.begun === draft.begun) store.drop(person, id)
      await sent(name)
    } catch (error) {
      if (!(error instanceof ApiError) || error.unanswered || error.status === 429) return false
      // The session ended meanwhile: it goes once this person is back.
      if (error.status === 401) return true
      store.keep(person, id, name, { ...draft, waiting: false })
      refused(name, error)
    }
  }
  return true
}
