import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * `GET /api/health/checks` for a monitor, which has no session: `Authorization: Bearer <HEALTH_TOKEN>`. Answers 503 where
 * something is to be mended, so that a monitor needs to look at the status alone. Without the setting it is not there.
 */
export function mountMonitor(
  app: FastifyInstance,
  token: string | undefined,
  checks: () => Promise<{ readonly state: string }>,
): void {
  if (token === undefined) return
  const expected = digest(`Bearer ${token}`)
  app.get('/api/health/checks', async (request, reply) => {
    // Compared by digests: neither its length nor its beginning can be guessed from the time of the answer.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply.code(403).send({ status: 'forbidden' })
    const health = await checks()
    return reply.code(health.state === 'bad' ? 503 : 200).send(health)
  })
}
