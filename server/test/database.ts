import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectionSettings } from '../src/platform/db/connection-settings.ts'
import { openDatabase, type Db } from '../src/platform/db/db.ts'
import { seeds } from './seeds.ts'

/** Where the run's PostgreSQL is, and what its empty, migrated database is called. */
export type TestServer = { connection: pg.PoolConfig; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
  }
}

/** A database of one test file. */
export type TestDatabase = { db: Db; pool: pg.Pool; connection: pg.PoolConfig; close(): Promise<void> }

export type DatabaseChoice = {
  /** `demo` holds the demonstration company; otherwise the tables are empty. */
  seed?: 'demo'
}

// One at a time: a template must have no other session while it is copied.
const copyLock = 4_100_010

/** A fresh database for this file, copied from a prepared one in a few hundredths of a second. */
export async function testDatabase(choice: DatabaseChoice = {}): Promise<TestDatabase> {
  const server = inject('server')
  const name = `mandato_test_${randomUUID().slice(0, 8)}`
  await asAdmin(server, async (admin) => {
    const template = choice.seed ? await seededTemplate(admin, server) : server.template
    await admin.query(`create database ${name} template ${template} ${wayToCopy(server)}`)
  })
  const connection = databaseOn(server.connection, name)
  const { db, pool, close } = openDatabase(connection, { max: 5, statementTimeout: 10_000 })
  return {
    db,
    pool,
    connection,
    close: async () => {
      await close()
      await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/**
 * By default every page goes through PostgreSQL's memory and its log, and out of its memory again when the database is
 * dropped: 0.25 s of processor time, against 0.1 s for copied files. A server that waits for the disk would wait for each
 * of these two thousand files, and only the private one does not.
 */
const wayToCopy = ({ connection }: TestServer): string =>
  connection.connectionString === undefined ? 'strategy file_copy' : ''

/** The same server, another database on it. */
export function databaseOn(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (connection.connectionString === undefined) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Made by the first test of the run that asks for it, so that the others do not wait for it. */
async function seededTemplate(admin: pg.Client, server: TestServer): Promise<string> {
  const name = `${server.template}_demo`
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount) return name
  const building = `${name}_building`
  await admin.query(`drop database if exists ${building} with (force)`)
  await admin.query(`create database ${building} template ${server.template}`)
  const { db, pool, close } = openDatabase(databaseOn(server.connection, building), { statementTimeout: 0 })
  try {
    await seeds.demo(db, pool)
  } finally {
    await close()
  }
  await admin.query(`alter database ${building} rename to ${name}`)
  return name
}

async function asAdmin(server: TestServer, act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client(connectionSettings(server.connection, 0))
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [copyLock])
    await act(admin)
  } finally {
    await admin.end()
  }
}
