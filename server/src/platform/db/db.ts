import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database.gen.ts'
import { connectionSettings } from './connection-settings.ts'
import { preparing } from './prepared.ts'

export type { DB as Database } from './database.gen.ts'

/** The connection every query takes as its first argument: the pool, or the open transaction. */
export type Db = Kysely<DB>

export type OpenDatabase = { db: Db; pool: pg.Pool; close(): Promise<void> }

export type DatabaseOptions = {
  /** Connections at most. */
  max?: number
  /** Milliseconds a statement may take; 0 is without limit (imports, migrations). */
  statementTimeout?: number
  /** Told when a resting connection breaks, for example because PostgreSQL restarts. */
  onError?: (error: Error) => void
}

/**
 * Opens the pool and the query builder on it.
 * @param connection where PostgreSQL is (see `startEmbedded`, or `{connectionString}`)
 */
export function openDatabase(connection: pg.PoolConfig, options: DatabaseOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    ...connectionSettings(connection, options.statementTimeout),
    max: options.max ?? 10,
  })
  // An unhandled error event of an idle connection would end the process; the pool opens a new one.
  pool.on('error', (error) => options.onError?.(error))
  // The pool does not listen on a connection that is checked out, as by a transaction between two
  // statements. Its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  const close = async (): Promise<void> => {
    await db.destroy()
    // Kysely ends the pool only if it ever ran a query.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}

/** Raised by a statement that could not be done as it was sent, without its answer being waited for. */
const lookAgain = 'MD001'
const worthRetrying = new Set(['40001', '40P01', lookAgain])
const attempts = 4
const triedBefore = new WeakSet<Db>()

/** Whether an act is in a further attempt: what it took for granted in its first one did not hold. */
export const isFurtherAttempt = (tx: Db): boolean => triedBefore.has(tx)

/**
 * Runs an act in one transaction; inside another act it joins the open transaction.
 * A deadlock, a serialization failure and `look_again()` are tried again, so `act` must have no effect outside the database.
 * @returns what `act` gives
 */
export async function transaction<Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return act(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => {
        if (attempt > 1) triedBefore.add(tx)
        return act(tx)
      })
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (attempt === attempts || !worthRetrying.has(code ?? '')) throw error
      // A random pause, so that the same two do not collide again.
      if (code !== lookAgain) await delay(Math.random() * 30 * attempt)
    }
  }
}
