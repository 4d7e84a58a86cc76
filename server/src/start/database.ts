import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { connectionSettings } from '../platform/db/connection-settings.ts'
import { connectEmbedded, startEmbedded } from '../platform/embedded-postgres/index.ts'
import { isStoreAway } from '../platform/db/database-errors.ts'
import { StartError } from './listen.ts'

/** PostgreSQL within reach. */
export type Reached = { connection: pg.PoolConfig; description: string; stop(): Promise<void> }

export type ReachOptions = {
  say: (line: string) => void
  /** A command joins the running server's PostgreSQL; the server must have it for itself. */
  command?: boolean
  /** Seconds a server that is away is waited for; after a power cut it may come up after us. */
  patience?: number
  /** Told once the private PostgreSQL has been launched, before it answers. */
  onLaunch?: () => void
  /** Told when the private PostgreSQL was lost for good. */
  onLost?: (error: Error) => void
}

/** The server of DATABASE_URL, or the private one of DATA_DIR. */
export async function reachDatabase(config: Config, options: ReachOptions): Promise<Reached> {
  if (config.databaseUrl) return reachServer(config.databaseUrl, options)
  const reach = options.command ? connectEmbedded : startEmbedded
  const { connection, adopted, stop } = await reach({ dataDir: config.dataDir, ...options })
  const state = adopted ? 'found running' : 'started'
  return { connection, description: `private PostgreSQL ${state} in ${config.dataDir}`, stop }
}

const pause = 500
/** `unique nulls not distinct`, which the budgets need, came with 15. */
const oldestVersion = 15

async function reachServer(url: string, { say, patience = 60 }: ReachOptions): Promise<Reached> {
  const connection = { connectionString: url }
  const host = new URL(url).host || 'a local socket'
  const deadline = Date.now() + patience * 1000
  let said = false
  for (;;) {
    try {
      const version = await checkServer(connection)
      return { connection, description: `PostgreSQL ${version} on ${host}`, stop: async () => undefined }
    } catch (error) {
      if (!isStoreAway(error)) throw error
      if (!said) say(`waiting for the database on ${host}: ${(error as Error).message}`)
      said = true
      if (Date.now() >= deadline) throw error
      await delay(pause)
    }
  }
}

interface Server {
  readonly version: string
  readonly number: number
  readonly encoding: string
  /** Whether it can fold È to è, which searching needs. */
  readonly letters: boolean
}

/** Gives its version. @throws StartError in one line when the portal cannot work with it */
async function checkServer(connection: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(connectionSettings(connection))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Server>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding, lower('\u00c8') = '\u00e8' as letters`,
    )
    const { version = '', number = 0, encoding = '', letters = false } = rows[0] ?? {}
    if (number < oldestVersion * 10_000)
      throw new StartError(`PostgreSQL ${version} is too old: ${oldestVersion} or newer is needed.`)
    if (encoding !== 'UTF8')
      throw new StartError(
        `The database is encoded in ${encoding}: make one with "create database … encoding 'UTF8' locale 'C.UTF-8' template template0".`,
      )
    if (!letters)
      throw new StartError(
        `The database knows no accented letters: make one with "create database … encoding 'UTF8' locale 'C.UTF-8' template template0".`,
      )
    return version.split(' ')[0] ?? version
  } finally {
    await client.end()
  }
}
