import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../server/src/platform/db/db.ts'
import { startEmbedded } from '../../server/src/platform/embedded-postgres/index.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { seeds } from '../../server/test/seeds.ts'

/** The databases of one bench. */
export interface BenchServer {
  /** A database with the demonstration company. */
  demo(): Promise<OpenDatabase & { connection: pg.PoolConfig }>
  /** Drops them. */
  close(): Promise<void>
}

/** The PostgreSQL of all benches of this process, with the company that each of them copies. */
interface Shared {
  readonly connection: pg.PoolConfig
  /** The database with the company. */
  readonly template: string
  /** Databases copied so far. */
  copies: number
  stop(): Promise<void>
}
let shared: Promise<Shared> | undefined

/** Databases on a private PostgreSQL, as durable as in production; it runs until `closeBenchServer`. */
export async function benchServer(): Promise<BenchServer> {
  const server = await (shared ??= startShared())
  const opened: { close(): Promise<void>; readonly name: string }[] = []
  return {
    demo: async () => {
      const name = `${server.template}_${(server.copies += 1)}`
      await asAdmin(server.connection, `create database ${name} template ${server.template}`)
      const connection = { ...server.connection, database: name }
      const open = openDatabase(connection, { statementTimeout: 0 })
      opened.push({ name, close: open.close })
      return { ...open, connection }
    },
    close: async () => {
      for (const { name, close } of opened) {
        await close()
        await asAdmin(server.connection, `drop database ${name} with (force)`)
      }
    },
  }
}

/** Lets the benches copy a company that is there, on its PostgreSQL: for the tests, which look at no times. */
export function copyCompany(connection: pg.PoolConfig, template: string): void {
  const ready = async (): Promise<Shared> => {
    await settle(connection)
    return { connection, template, copies: 0, stop: async () => undefined }
  }
  shared = ready()
}

/** Ends the PostgreSQL of the benches and removes its folder, where there is one. */
export async function closeBenchServer(): Promise<void> {
  const server = await shared
  shared = undefined
  await server?.stop()
}

async function startShared(): Promise<Shared> {
  const template = 'bench_company'
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-bench-'))
  const embedded = await startEmbedded({ dataDir, say: () => undefined })
  await asAdmin(embedded.connection, `create database ${template}`)
  const connection = { ...embedded.connection, database: template }
  await migrate(connection)
  const { db, pool, close } = openDatabase(connection, { statementTimeout: 0 })
  await seeds.demo(db, pool)
  await close()
  await settle(connection)
  return {
    connection: embedded.connection,
    template,
    copies: 0,
    stop: async () => {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Gives a database what a running one has long since had: statistics, and rows whose visibility is settled. */
const settle = (connection: pg.PoolConfig): Promise<void> => asAdmin(connection, 'vacuum analyze')

async function asAdmin(connection: pg.PoolConfig, statement: string): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1, statementTimeout: 0 })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}
