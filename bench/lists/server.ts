import { createHash } from 'node:crypto'
import { once } from 'node:events'
import Fastify from 'fastify'
import type pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openPapers } from '../../server/src/start/papers.ts'
import { assemble } from '../../server/src/start/parts.ts'
import { all } from './all.ts'

/**
 * A child process of the list benches: the portal as it runs, limits and log included, or the bare handlers beside it.
 * Each has a process of its own with as many database connections, so that neither waits for the other.
 */
async function portal(connection: pg.PoolConfig): Promise<number> {
  const config = readConfig({ LOG_LEVEL: 'info', SEED: 'none' })
  const app = await buildApp(assemble(config, connection, await openPapers(config)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

async function bare(connection: pg.PoolConfig): Promise<number> {
  // It gives everything in one statement: the portal's limit for one of its own would end it where the list is long.
  const { pool } = openDatabase(connection, { statementTimeout: 0 })
  const server = Fastify()
  const names = new Map<string, string>()
  for (const [n, { reference }] of all.entries())
    server.get(`/${n}/*`, async (request, reply) => {
      const { text, values, planned } = reference(new URL(request.url.replace(/^\/\d+/, ''), 'http://bare'))
      const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
      names.set(text, name)
      const { rows } = await pool.query<{ json: string }>({
        ...(planned === undefined && { name }),
        text,
        values: [...values],
      })
      return reply.type('application/json; charset=utf-8').send(rows[0]?.json)
    })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as { port: number }).port
}

const [given] = (await once(process, 'message')) as [{ which: 'portal' | 'bare'; connection: pg.PoolConfig }]
process.send?.(await (given.which === 'portal' ? portal : bare)(given.connection))
