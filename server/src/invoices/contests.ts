import type { RequestState } from '@mandato/contract/requests/names'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'

/** A line that is contested. */
interface Contest {
  readonly invoice: number
  readonly line: number
  readonly client_id: number
  readonly subject: string
  readonly text: string
  /** What the portal worked out, as it is shown beside the words. */
  readonly proof: object
}

/** What the request list, a later domain, does for contested lines. */
export interface Contests {
  /** Opens a request; null where an open one contests the line already. */
  open(context: Context, contest: Contest): Promise<{ readonly id: string } | null>
  /** The latest request about each contested line of an invoice. */
  of(
    db: Db,
    invoice: number,
  ): Promise<ReadonlyMap<number, { readonly id: string; readonly state: RequestState }>>
}
