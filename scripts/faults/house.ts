import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { pinnedDemoDay } from '../demo-day.ts'
import { connectionTo } from '../../server/src/platform/embedded-postgres/keeper.ts'
import { connectEmbedded } from '../../server/src/platform/embedded-postgres/index.ts'
import { freePort, kill, launch, type Run, stop } from './portal.ts'

/** The place the server of a test lives in, across all its lives. */
export interface House {
  readonly dataDir: string
  readonly port: number
  /** The run that answers now; null while the server is down. */
  run(): Run | null
  /** Starts it and waits until it is ready; gives the milliseconds. */
  start(): Promise<number>
  /** Starts it without waiting. */
  begin(): Run
  kill(): Promise<void>
  stop(): Promise<{ code: number | null; ms: number }>
  /** Waits until the server is up. */
  up(): Promise<void>
  /** How to reach its database, for looking. */
  connection(): Promise<pg.PoolConfig>
  /** Ends everything, PostgreSQL too, and removes the folder. */
  remove(): Promise<void>
}

export interface HouseOptions {
  readonly seed?: 'none' | 'demo'
  /** A database on a server instead of the private one. */
  readonly databaseUrl?: string | undefined
  /** The folder of another house, where two share one database. */
  readonly dataDir?: string
}

export async function openHouse({
  seed = 'none',
  databaseUrl,
  ...shared
}: HouseOptions = {}): Promise<House> {
  const dataDir = shared.dataDir ?? (await mkdtemp(join(tmpdir(), 'mandato-faults-')))
  const port = await freePort()
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: seed,
    DEMO_DAY: pinnedDemoDay,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  let current: Run | null = null
  let waiting: (() => void)[] = []
  const begin = (): Run => {
    const run = launch(env)
    current = null
    run.ready.then(
      () => {
        if (run.process.exitCode === null && run.process.signalCode === null) current = run
        for (const go of waiting) go()
        waiting = []
      },
      () => undefined,
    )
    last = run
    return run
  }
  let last: Run | null = null
  const lastRun = (): Run => {
    if (!last) throw new Error('the server was never started')
    return last
  }
  return {
    dataDir,
    port,
    run: () => current,
    begin,
    start: () => begin().ready,
    kill: async () => {
      current = null
      await kill(lastRun())
    },
    stop: () => {
      current = null
      return stop(lastRun())
    },
    up: () => (current ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    connection: async () =>
      databaseUrl ? { connectionString: databaseUrl } : connectionTo(await socketIn(dataDir)),
    remove: async () => {
      if (last) await kill(last)
      // Whoever joins last and leaves shuts the private PostgreSQL down.
      if (!databaseUrl) await (await connectEmbedded({ dataDir, say: () => undefined })).stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const socketIn = (dataDir: string): Promise<string> => readFile(join(dataDir, 'postgres.socket'), 'utf8')
