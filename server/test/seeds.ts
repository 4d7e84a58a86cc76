import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { SeedParts } from '../seeds/index.ts'
import { fakeClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Db } from '../src/platform/db/db.ts'
import { folderStore } from '../src/platform/files/files.ts'
import { openLog } from '../src/platform/log.ts'
import { waitingJobs } from './jobs.ts'
import { paperDouble } from './papers.ts'

/** The prepared contents a test may ask for; loaded only then, the demonstration company is large. */
export const seeds = {
  demo: async (db: Db, pool: pg.Pool): Promise<void> => {
    const { seedDemo } = await import('../seeds/index.ts')
    await withSeedParts(db, pool, (parts) => seedDemo(parts, () => undefined))
  },
}

/** What loading needs, with papers that are quickly drawn; the files go when it is over. */
export async function withSeedParts<Result>(
  db: Db,
  pool: pg.Pool,
  act: (parts: SeedParts) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-seed-'))
  try {
    return await act({
      db,
      pool,
      config: { ...readConfig({ SEED: 'demo', LOG_LEVEL: 'silent' }), dataDir },
      clock: fakeClock(),
      log: openLog('silent'),
      files: folderStore(join(dataDir, 'files')),
      jobs: waitingJobs(),
      papers: paperDouble(),
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
