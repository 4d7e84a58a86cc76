import type { PoolConfig } from 'pg'
import type { Db } from '../../platform/db/db.ts'
import type { ImportFollower, Kind } from '../../platform/import-kit/kind.ts'
import type { ImportRow } from '../queries/imports.ts'
import type { Session } from '../queries/session.ts'
import type { Watch } from './watch.ts'

/** What a worker is given: plain values, because it is another thread. */
export interface Order {
  readonly importId: number
  /** Where the bytes lie; null when they are no longer kept. */
  readonly path: string | null
  readonly connection: PoolConfig
  /** Today's business day: an invoice after it is rejected. */
  readonly today: string
  /** The moment of the import: prices say since when they are known. */
  readonly now: Date
  /** The files that declare its kind and what follows it. */
  readonly modules: readonly string[]
  /** Rejected rows after which a file is given up. */
  readonly mostRejects: number
}

/** What the steps of an import share while it runs. */
export interface Desk {
  readonly order: Order
  readonly row: ImportRow
  readonly kind: Kind
  readonly followers: readonly ImportFollower[]
  /** For what everybody may see at once: states, counts, progress. */
  readonly books: Db
  /** For the rows. */
  readonly session: Session
  readonly watch: Watch
}
