import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

// The documentation page brings one inline script and styles of its own: the policy is relaxed for it alone.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"

/** `/api/openapi.json` for machines and `/api/docs` for people, both from the contract. */
export async function mountDocs(
  app: FastifyInstance,
  document: Readonly<Record<string, unknown>>,
): Promise<void> {
  app.get('/api/openapi.json', () => document)
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      void reply.header('content-security-policy', policy)
    })
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
    })
  })
}
