import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { transaction, type Database, type Db } from '../src/platform/db/db.ts'
import { preparing } from '../src/platform/db/prepared.ts'
import { sql } from '../src/platform/db/sql.ts'

/**
 * One transaction for statements and for COPY: Kysely does not lend out its connection, so it is given a
 * pool that remembers the one it took. Killed in the middle, nothing stays and the next start seeds again.
 */
export async function inOneTransaction(
  pool: pg.Pool,
  act: (tx: Db, client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  let client: pg.PoolClient | undefined
  const connect = async (): Promise<pg.PoolClient> => (client = await pool.connect())
  const one = { connect, end: () => Promise.resolve(), options: pool.options }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(one, true) }) })
  await transaction(db, async (tx) => {
    // The server's limit per statement is meant for requests; COPY of all lines may take longer.
    await sql`set local statement_timeout = 0`.execute(tx)
    if (!client) throw new Error('a transaction without a connection')
    await act(tx, client)
  })
}
