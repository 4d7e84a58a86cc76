import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { personFinder } from '../../server/src/accounts/index.ts'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import type { Context } from '../../server/src/platform/context.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { Drawings } from '../../server/src/platform/papers/drawings.ts'
import { assemble } from '../../server/src/start/parts.ts'
import { paperDouble } from '../../server/test/papers.ts'

/** The portal in this process, without a socket, and what its acts need. */
export interface Portal {
  readonly db: Db
  readonly pool: pg.Pool
  /** Of the person who asks. */
  readonly context: Context
  /** One of the company's agencies. */
  readonly agency: number
  /** Asks and gives the status. */
  ask(method: 'POST' | 'PUT', url: string, body: object): Promise<number>
  close(): Promise<void>
}

/** Builds the portal on a database, signed in with a token; nobody is held up by the limits of one person. */
export async function fastifyPortal(connection: pg.PoolConfig, token: string): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-bench-'))
  const config = { ...readConfig({ LOG_LEVEL: 'silent', SEED: 'none' }), dataDir }
  const parts = assemble(config, connection, paperDouble())
  const app = await buildApp(parts, { limits: false })
  const user = await personFinder(parts.pool, parts.clock)(token)
  if (!user) throw new Error('nobody is signed in')
  const { db, pool, clock, log, files, jobs } = parts
  const about = { language: 'en', ip: '192.0.2.7', userAgent: 'Bench' } as const
  const services = { config, clock, log, files, jobs, drawings: new Drawings(clock.now()), ...about }
  const { rows } = await pool.query<{ id: number }>(
    'select id from agencies where active order by id limit 1',
  )
  return {
    db,
    pool,
    context: { db, user, ...services, once: (_tx, effect) => effect() },
    agency: rows[0]?.id ?? 0,
    ask: async (method, url, body) =>
      (await app.inject({ method, url, headers: { token }, payload: body })).statusCode,
    close: async () => {
      await app.close()
      await parts.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
