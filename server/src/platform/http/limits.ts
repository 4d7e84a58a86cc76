import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { refuse } from '../refusals.ts'
import { tokenOf } from './authorise.ts'

/** Requests a minute: a screen asks for a dozen things at once, a person never for this many. */
const perPerson = 600
const perAddress = 300

/**
 * Flood guard per process, by session or else by address. The limits that protect people (guessing
 * passwords and codes) are counted in the database and so hold over all processes.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => (tokenOf(request) ? perPerson : perAddress),
    keyGenerator: (request) => {
      const token = tokenOf(request)
      return token ? createHash('sha256').update(token).digest('base64') : request.ip
    },
    allowList: (request) => !request.url.startsWith('/api/') || request.url === '/api/health',
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('too_many_requests', { seconds: Math.ceil(ttl / 1000) }, { retryAfter: ttl / 1000 }),
  })
}
