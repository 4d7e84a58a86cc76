import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Restoring } from '../platform/backup/restore.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { commandName, connectionSettings } from '../platform/db/connection-settings.ts'
import { folderStore } from '../platform/files/files.ts'
import { reachDatabase } from '../start/database.ts'
import { failStart } from '../start/fail.ts'
import { say } from '../start/say.ts'

export interface CommandParts extends Restoring {
  readonly connection: pg.PoolConfig
  readonly config: Config
}

/**
 * Runs a command on the database of the running server, or on one started for it; errors a person can mend are one
 * line.
 */
export async function withDatabase(work: (parts: CommandParts) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const { connection, stop } = await reachDatabase(config, { say, command: true })
    const client = new pg.Client(connectionSettings({ ...connection, application_name: commandName }, 0))
    client.on('error', () => undefined)
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(config.dataDir, 'command-'))
    // Ending the session rolls the work back.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void client.end().then(() => say(`${signal}: given up`)))
    try {
      await client.connect()
      const files = folderStore(join(config.dataDir, 'files'))
      await work({ client, connection, config, files, folder, say })
    } finally {
      await client.end()
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    failStart(error)
  }
}
