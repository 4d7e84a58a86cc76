import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { connectionSettings } from '../platform/db.ts'
import { connectEmbedded, startEmbedded } from '../platform/embedded-postgres/index.ts'
import { isStoreAway } from '../platform/store-errors.ts'
import { StartError } from './listen.ts'

/** PostgreSQL within reach. */
export type Reached = { connection: pg.PoolConfig; description: string; stop(): Promise<void> }

export type ReachOptions = {
  say: (line: string) => void
  /** A command joins the running server's PostgreSQL; the server must have it for itself. */
  command?: boolean
  /** Told when the private PostgreSQL was lost for good. */
  onLost?: (error: Error) => void
}

/** The server of DATABASE_URL, or the private one of DATA_DIR. */
export async function reachDatabase(config: Config, options: ReachOptions): Promise<Reached> {
  if (config.databaseUrl) return reachServer(config.databaseUrl, options.say)
  const reach = options.command ? connectEmbedded : startEmbedded
  const { connection, adopted, stop } = await reach({ dataDir: config.dataDir, ...options })
  const state = adopted ? 'found running' : 'started'
  return { connection, description: `private PostgreSQL ${state} in ${config.dataDir}`, stop }
}

/** After a power cut the database may come up after us. */
const patience = { seconds: 60, pause: 500 }
/** `unique nulls not distinct`, on which the budgets rest, came with 15. */
const oldestVersion = 15

async function reachServer(url: string, say: (line: string) => void): Promise<Reached> {
  const connection = { connectionString: url }
  const host = new URL(url).host || 'a local socket'
  const deadline = Date.now() + patience.seconds * 1000
  let said = false
  for (;;) {
    try {
      const version = await checkServer(connection)
      return { connection, description: `PostgreSQL ${version} on ${host}`, stop: async () => undefined }
    } catch (error) {
      if (!isStoreAway(error) || Date.now() > deadline) throw error
      if (!said) say(`waiting for the database on ${host}: ${(error as Error).message}`)
      said = true
      await delay(patience.pause)
    }
  }
}

/** Gives its version. @throws StartError in one line when the portal cannot work with it */
async function checkServer(connection: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(connectionSettings(connection))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; number: string; encoding: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
        current_setting('server_encoding') as encoding`,
    )
    const { version = '', number = '0', encoding = '' } = rows[0] ?? {}
    if (Number(number) < oldestVersion * 10_000)
      throw new StartError(`PostgreSQL ${version} is too old: ${oldestVersion} or newer is needed.`)
    if (encoding !== 'UTF8')
      throw new StartError(
        `The database is encoded in ${encoding}: make one with "create database … encoding 'UTF8' template template0".`,
      )
    return version.split(' ')[0] ?? version
  } finally {
    await client.end()
  }
}
