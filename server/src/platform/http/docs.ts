import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'

/** Stands in the page where each answer puts a nonce of its own. */
const placeholder = '__CSP_NONCE__'

/** Its script asks for the description and adds styles of its own, which take the nonce from the page. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
  ].join('; ')

/**
 * `/api/openapi.json` for machines and `/api/docs` for people, both from the contract.
 * @param describe makes the document when it is first asked for: at the start it took 70 ms
 */
export async function mountDocs(
  app: FastifyInstance,
  describe: () => Readonly<Record<string, unknown>>,
): Promise<void> {
  let document: ReturnType<typeof describe> | undefined
  app.get('/api/openapi.json', () => (document ??= describe()))
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      const nonce = randomBytes(16).toString('base64')
      void reply.header('content-security-policy', policy(nonce))
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      return isPage ? String(payload).replaceAll(placeholder, nonce) : payload
    })
    let pages: Promise<FastifyInstance> | null = null
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      pages ??= referencePages()
      const { statusCode, headers, rawPayload } = await (await pages).inject({ url: request.url })
      for (const name of ['content-type', 'location'])
        if (headers[name] !== undefined) void reply.header(name, headers[name])
      return reply.code(statusCode).send(rawPayload)
    }
    docs.get('/api/docs', answer)
    docs.get('/api/docs/*', answer)
  })
}

/**
 * The page and its script, drawn by a library of two hundred modules. It is read when somebody asks for the page: at the
 * start it took a sixth of the time in which all modules are read.
 */
async function referencePages(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const pages = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await pages.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      nonce: placeholder,
    },
  })
  return pages
}
