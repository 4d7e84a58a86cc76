import type { OpenThing } from '@mandato/contract/registry/client-page'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../platform/db/db.ts'
import type { Person } from '../platform/person.ts'

export type Open = z.input<typeof OpenThing>

/**
 * The figures of a client as pieces of SQL and not as functions over rows: the lists sort by them, sum them over
 * all pages and answer in one statement. The registry stands below the sales and never names their tables; the
 * app, which knows both, hands the pieces in.
 */
export interface ClientFigures {
  /**
   * One row, in cents: `prev_total` (last year), `prev_prog` (last year cut at the same day), `curr_ytd` (this
   * year so far), `overdue`; no row, or null, where there is nothing.
   * @param client the client's id, as the surrounding query calls it
   * @param person who asks: an agent is told what its own agency sold
   */
  readonly of: (client: RawBuilder<number>, person: Person) => RawBuilder<unknown>
  /** Of a row `f` of them: the client buys much less than a year before. */
  readonly falling: RawBuilder<boolean>
  /** The day they stand at; null before there are any. */
  readonly asOf: RawBuilder<string | null>
}

/** What is still open with a client in one domain: shown on the client's page, and it blocks the deletion. */
export type OpenThings = (db: Db, client: number) => Promise<readonly Open[]>

/** Erases what personal data one domain keeps of a client, in the transaction that deletes it; documents stay. */
export type Erase = (db: Db, client: number) => Promise<void>

/** What the domains above the registry add to its clients; `app.ts` puts them in. */
export interface ClientSlots {
  readonly figures?: ClientFigures
  readonly deletionBlockers?: readonly OpenThings[]
  readonly erasers?: readonly Erase[]
}

/** Everything that stands open with a client, of all domains. */
export const openWith = async (slots: ClientSlots, db: Db, client: number): Promise<Open[]> => {
  const found: Open[] = []
  // One after the other: in an act they share one connection.
  for (const blockers of slots.deletionBlockers ?? []) found.push(...(await blockers(db, client)))
  return found
}
