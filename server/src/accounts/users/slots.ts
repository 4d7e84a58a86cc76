import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'

/** What the keeping of accounts is handed of the registry: whose accounts a person sees, and clients without an agent. */
export interface UserSlots {
  /** @param alias how the query calls the table of the accounts */
  seesAccount(person: Person, alias: string): RawBuilder<boolean>
  /** Keeps clients from being deleted until the act ends. */
  holdClients(db: Db, ids: readonly number[]): Promise<void>
  /** Takes an agent off the clients that are his. */
  releaseClients(db: Db, userId: number): Promise<number>
}
