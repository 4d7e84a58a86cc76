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
