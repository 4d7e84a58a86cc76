import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { connectionTo } from './keeper.ts'
import { stopPostmaster } from './postmaster.ts'
import { reach, type Ground, type Held } from './reach.ts'
import { chooseRunAs, type RootWay } from './run-as.ts'
import { removeSocketFolder } from './socket-folder.ts'

export { isAlive } from './process.ts'
export { EmbeddedPostgresError } from './error.ts'

/** What the private PostgreSQL needs to know. */
export type EmbeddedOptions = {
  /** The folder that holds everything of this installation. */
  dataDir: string
  /** Tells the person at the screen what was chosen or is being waited for. */
  say: (line: string) => void
  /** False leaves writing to the operating system: faster, and lost at a power cut. Tests only. */
  durable?: boolean
  /** Which ways may be tried when started as root; all of them unless a test says otherwise. */
  rootWays?: RootWay[]
  /** Told once PostgreSQL has been launched, before it answers; not when it is found running. */
  onLaunch?: () => void
  /** Told when the database was lost for good, for example because another server took it over. */
  onLost?: (error: Error) => void
}

/** The private PostgreSQL in use. */
export type Embedded = {
  connection: pg.PoolConfig
  /** Whether PostgreSQL was running already: left behind by a killed server, or in use. */
  adopted: boolean
  /** Gives it back; the last user shuts PostgreSQL down. */
  stop(): Promise<void>
}

/**
 * Starts the private PostgreSQL for the one server of this data folder, or adopts the one that a
 * killed server left. Should PostgreSQL die while in use it is started again on the same socket.
 * @throws EmbeddedPostgresError in one line, also when another server uses the folder
 */
export const startEmbedded = (options: EmbeddedOptions): Promise<Embedded> => use(options, true)

/**
 * The same for a command (import, backup): joins the running server's PostgreSQL, or starts it for
 * as long as the command runs.
 */
export const connectEmbedded = (options: EmbeddedOptions): Promise<Embedded> => use(options, false)

async function use(options: EmbeddedOptions, asServer: boolean): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError('On Windows start in WSL, or set DATABASE_URL.')
  }
  const dataDir = resolve(options.dataDir)
  const ground = await prepare(options, dataDir)
  let stopping = false
  const holdAgain = (): void => {
    if (stopping) return
    options.say('the database stopped: starting it again')
    held = reach(ground, asServer, holdAgain, () => !stopping)
    held.catch((error: Error) => options.onLost?.(error))
  }
  let held = reach(ground, asServer, holdAgain)
  const { postmaster, launched } = await held
  return {
    connection: connectionTo(postmaster.socketFolder),
    adopted: !launched,
    stop: async () => {
      stopping = true
      // Nothing to give back when PostgreSQL was lost for good.
      const last = await held.catch(() => undefined)
      if (last) await leave(last, dataDir)
    },
  }
}

async function leave({ keeper, postmaster }: Held, dataDir: string): Promise<void> {
  const last = await keeper.isLast().catch(() => false)
  if (last) await stopPostmaster(postmaster)
  await keeper.end()
  if (last) await removeSocketFolder(dataDir)
}

async function prepare(options: EmbeddedOptions, dataDir: string): Promise<Ground> {
  const durable = options.durable ?? true
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const runAs = await chooseRunAs(await findBinaries(), dataDir, options.rootWays)
  if (runAs.description) options.say(runAs.description)
  await ensureCluster(dataDir, runAs, durable)
  return { dataDir, runAs, durable, say: options.say, onLaunch: options.onLaunch }
}
