import { join } from 'node:path'
import type pg from 'pg'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/db.ts'
import { folderStore } from '../platform/files/files.ts'
import { bossJobs } from '../platform/jobs.ts'
import { openLog } from '../platform/log.ts'
import type { AppParts } from '../app-parts.ts'
import type { SheetPapers } from '../sheets/index.ts'

/** Milliseconds a statement of a background job may take: nobody waits for it at a screen. */
export const jobStatementTimeout = 60_000
/** Each kind of job runs once at a time, and some hold a second connection while they read from one moment. */
const jobConnections = 10

/**
 * The same parts for the background jobs, with connections of their own: a night’s work takes none from the screens, and
 * has more time for a statement than they have.
 */
export function partsOfJobs(parts: AppParts): AppParts & { close(): Promise<void> } {
  const { db, pool, close } = openDatabase(parts.connection, {
    max: jobConnections,
    statementTimeout: jobStatementTimeout,
    onError: ({ message }) => parts.log.warn({ reason: message }, 'connection of the jobs'),
  })
  return { ...parts, db, pool, close }
}

/** Puts together what a process is made of. Nothing connects before it is used. */
export function assemble(
  config: Config,
  connection: pg.PoolConfig,
  papers: SheetPapers,
): AppParts & { close(): Promise<void> } {
  const log = openLog(config.logLevel)
  const { db, pool, close } = openDatabase(connection, {
    max: 20,
    // Each resting connection tells of the same restart: its words are enough.
    onError: ({ message }) => log.warn({ reason: message }, 'connection'),
  })
  return {
    config,
    connection,
    db,
    pool,
    close,
    log,
    clock: systemClock,
    files: folderStore(join(config.dataDir, 'files')),
    jobs: bossJobs(connection, log),
    papers,
  }
}
