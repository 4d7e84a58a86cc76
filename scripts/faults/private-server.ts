import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { startEmbedded } from '../../server/src/platform/embedded-postgres/index.ts'

/** A private PostgreSQL that no portal owns, to be used like a server. */
export async function privateServer(): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-faults-server-'))
  const { connection, stop } = await startEmbedded({ dataDir, say: () => undefined })
  return {
    connection,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
