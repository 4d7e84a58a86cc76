import type pg from 'pg'
import type { Services } from './context.ts'
import type { Db } from './db/db.ts'

/** What a process is made of; handed down from the entry points, never reached for. */
export interface Parts extends Services {
  readonly db: Db
  readonly pool: pg.Pool
  /** How to reach the same database from a worker thread. */
  readonly connection: pg.PoolConfig
}
