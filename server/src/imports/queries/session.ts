import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { RowsSession } from '../../platform/bulk-load/carry.ts'
import { connectionSettings } from '../../platform/db/connection-settings.ts'
import type { Database, Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { isStoreAway } from '../../platform/db/database-errors.ts'
import { letStandBack } from '../stand-back.ts'

/** One import at a time in a database: two that write the same lines would only wait for each other. */
const importLock = 4_100_020

/**
 * The importer's own connection: it outlives single statements (temporary tables, a lock), takes COPY, and its
 * statements may take as long as they need.
 */
export interface Session extends RowsSession {
  /** Waits until no other import runs; the lock ends with the session, however that ends. */
  lock(): Promise<void>
  copyInto(table: string, columns: readonly string[]): Copy
  /** Ends the statement that runs now, if one does. Called from another session. */
  stopStatement(by: Db): Promise<void>
  close(): Promise<void>
}

/** A COPY under way. One write may be under way while the next text is being made. */
export interface Copy {
  write(text: string): Promise<void>
  end(): Promise<void>
  /** Gives up: nothing of it stays, and the session can go on. */
  abort(): Promise<void>
}

export async function openSession(connection: pg.PoolConfig): Promise<Session> {
  const client = new pg.Client({ ...connectionSettings(connection, 0), application_name: 'mandato-import' })
  // A broken connection shows in the statement that uses it; unheard, the event would end the thread.
  client.on('error', () => undefined)
  await client.connect()
  // Without JIT: compiling takes longer than these statements do. The server looks every second whether the
  // importer is still there, so that a killed one does not hold its lock until a long statement ends.
  await client.query(
    `set jit = off; set work_mem = '64MB'; set temp_buffers = '32MB'; set client_connection_check_interval = '1s'`,
  )
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  letStandBack(client.host, pid)
  let open = true
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: onlyOne(client) }) })
  return {
    db,
    lock: async () => void (await sql`select pg_advisory_lock(${importLock})`.execute(db)),
    copyInto: (table, columns) => startCopy(client, table, columns),
    // Binary: both ends are the same server, and numbers in arrays are neither written out nor read.
    copyFrom: (query) => client.query(copyTo(`copy (${query.compile(db).sql}) to stdout (format binary)`)),
    copyTo: (table) =>
      client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} from stdin (format binary)`)),
    stopStatement: async (by) => {
      if (open) await sql`select pg_cancel_backend(${pid})`.execute(by)
    },
    close: () => {
      // Its number may soon be somebody else's.
      open = false
      return client.end().catch(() => undefined)
    },
  }
}

/** Whether an import runs in this database, in whichever process. */
export async function isImportRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (
      select from pg_locks where locktype = 'advisory' and objid = ${importLock} and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as running`.execute(db)
  return rows[0]?.running ?? false
}

/** Whether a retry may succeed: no database, a deadlock or serialisation failure, a lack of resources. */
export const isPassing = (error: unknown): boolean =>
  isStoreAway(error) || /^(40|53)/.test((error as { code?: string }).code ?? '')

/** Makes one connection look like a pool: temporary tables belong to it alone. */
const onlyOne = (client: pg.Client) => ({
  connect: async () => Object.assign(client, { release: () => undefined }),
  end: async () => undefined,
  options: {},
})

function startCopy(client: pg.Client, table: string, columns: readonly string[]): Copy {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const stream = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`))
  const finished = new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve)
    stream.once('error', reject)
  })
  // Handled here too, while no call waits for the connection.
  stream.on('error', () => undefined)
  finished.catch(() => undefined)
  let under = Promise.resolve()
  return {
    async write(text) {
      await Promise.race([under, finished])
      under = new Promise((resolve, reject) => {
        stream.write(text, 'utf8', (error) => (error ? reject(error) : resolve()))
      })
      under.catch(() => undefined)
    },
    async end() {
      stream.end()
      await finished
    },
    async abort() {
      stream.destroy(new Error('given up'))
      await finished.catch(() => undefined)
    },
  }
}
