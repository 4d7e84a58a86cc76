import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { openMigrations } from '../db/migrate.ts'

/** `GET /api/health`: ready when the database answers and no migration is waiting. No token, no details. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/api/health', async (_request, reply) => {
    try {
      const waiting = await openMigrations(pool)
      if (waiting > 0) return await reply.code(503).header('retry-after', '5').send({ status: 'migrating' })
      return { status: 'ok' }
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' })
    }
  })
}
