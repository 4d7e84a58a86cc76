import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../server/src/platform/db/db.ts'
import { startEmbedded } from '../../server/src/platform/embedded-postgres/index.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { seeds } from '../../server/test/seeds.ts'

/** The PostgreSQL of a bench, with one database per question. */
export interface BenchServer {
  /** A database with the demonstration company. */
  demo(): Promise<OpenDatabase & { connection: pg.PoolConfig }>
  close(): Promise<void>
}

/** Starts a private PostgreSQL in a temporary folder, as durable as in production; it goes with `close`. */
export async function benchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-bench-'))
  const embedded = await startEmbedded({ dataDir, say: () => undefined })
  const opened: OpenDatabase[] = []
  return {
    demo: async () => {
      const database = `bench_${opened.length}`
      const admin = openDatabase(embedded.connection, { statementTimeout: 0 })
      await admin.pool.query(`create database ${database}`)
      await admin.close()
      const connection = { ...embedded.connection, database }
      await migrate(connection)
      const open = openDatabase(connection, { statementTimeout: 0 })
      opened.push(open)
      await seeds.demo(open.db, open.pool)
      // What a running server has long since had: statistics, and rows whose visibility is settled.
      await open.pool.query('vacuum analyze')
      return { ...open, connection }
    },
    close: async () => {
      for (const { close } of opened) await close()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
