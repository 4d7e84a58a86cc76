import type { Language } from '@mandato/contract/words'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { FileStore } from './files/files.ts'
import type { Jobs } from './jobs.ts'
import type { Drawings } from './papers/drawings.ts'
import type { Person } from './person.ts'

/** What a process offers to its acts besides the database. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly files: FileStore
  readonly jobs: Jobs
}

/** What a handler gets besides its input. For a write `db` is the transaction of the act. */
export interface PublicContext extends Services {
  readonly db: Db
  /** The language of the answer. */
  readonly language: Language
  readonly ip: string
  readonly userAgent: string
  /**
   * For an act that opens its own transaction (`transaction: 'own'`): what it does there takes effect once per
   * `Idempotency-Key`. Gives the response of the call, which is kept beside the effect.
   */
  once<Response>(tx: Db, effect: () => Promise<Response>): Promise<Response>
}
export interface Context extends PublicContext {
  readonly user: Person
  /** For an act that draws a paper: see platform/papers/drawings.ts. */
  readonly drawings: Drawings
}
