import type pg from 'pg'
import type { Config } from '../platform/config.ts'
import { connectEmbedded, startEmbedded } from '../platform/embedded-postgres/index.ts'

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
  if (config.databaseUrl) {
    return {
      connection: { connectionString: config.databaseUrl },
      description: `PostgreSQL on ${new URL(config.databaseUrl).host}`,
      stop: async () => undefined,
    }
  }
  const reach = options.command ? connectEmbedded : startEmbedded
  const { connection, adopted, stop } = await reach({ dataDir: config.dataDir, ...options })
  const state = adopted ? 'found running' : 'started'
  return { connection, description: `private PostgreSQL ${state} in ${config.dataDir}`, stop }
}
