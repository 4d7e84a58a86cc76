import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { refuse } from '../refusals.ts'
import { tokenOf } from './authorise.ts'

/** Requests a minute: a screen asks for a dozen things at once, a person never for this many. */
const perPerson = 600
const perAddress = 300
/** Of tokens not seen before, from one address: a whole office may arrive within a minute, a flood is more. */
const unknownPerAddress = 3_000
/** So many sessions are remembered as open; the one seen first goes first, and counts by its address once more. */
const sessionsRemembered = 10_000

/**
 * Flood guard per process, by session or else by address. A token counts as a session once it was let in: requests
 * with made-up tokens are counted by their address. The limits that protect people (guessing passwords and codes) are
 * counted in the database and so hold over all processes.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  const sessions = new Set<string>()
  const sessionOf = (request: FastifyRequest): string | null => {
    const token = tokenOf(request)
    return token && createHash('sha256').update(token).digest('base64')
  }
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    max: (request, key) => {
      if (sessions.has(key)) return perPerson
      return tokenOf(request) === null ? perAddress : unknownPerAddress
    },
    keyGenerator: (request) => {
      const session = sessionOf(request)
      if (session === null) return request.ip
      return sessions.has(session) ? session : `unknown ${request.ip}`
    },
    allowList: (request) => !request.url.startsWith('/api/') || request.url === '/api/health',
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('too_many_requests', { seconds: Math.ceil(ttl / 1000) }, { retryAfter: ttl / 1000 }),
  })
  // Of the whole app and not of each route: before it is asked who somebody is, so that refusals count too.
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onResponse', async (request) => {
    const session = request.person && sessionOf(request)
    if (!session || sessions.has(session)) return
    sessions.add(session)
    const [oldest] = sessions
    if (sessions.size > sessionsRemembered && oldest !== undefined) sessions.delete(oldest)
  })
}
