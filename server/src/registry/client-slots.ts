import type { OpenThing } from '@mandato/contract/client-page'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../platform/db.ts'

export type Open = z.input<typeof OpenThing>

/**
 * SQL that gives one row of figures for a client, in cents: `prev_total` (last year), `prev_prog` (last year cut
 * at the same day), `curr_ytd` (this year so far), `overdue`; null where there is nothing.
 *
 * A piece of SQL and not a function over rows: the lists sort by these figures, sum them over all pages and
 * answer in one statement. The registry stands below the sales and never names their tables; the app, which
 * knows both, hands the piece in.
 * @param client the client's id, as the surrounding query calls it
 */
export type ClientFigures = (client: RawBuilder<number>) => RawBuilder<unknown>

/** What stands open with a client in one domain: it is shown on the client's page and keeps him from being deleted. */
export type OpenThings = (db: Db, client: number) => Promise<readonly Open[]>

/** Erases what personal data one domain keeps of a client, in the transaction that deletes him; documents stay. */
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
