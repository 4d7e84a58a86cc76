import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { fileURLToPath } from 'node:url'
import type { Calls } from '@mandato/contract'
import { chooseLanguage } from '@mandato/contract/words'
import type { AppParts } from './app-parts.ts'
import type { Config } from './platform/config.ts'
import { personFinder } from './accounts/index.ts'
import type { Domain } from './define-domain.ts'
import { boundsOf, domains as allDomains } from './domains.ts'
import { health } from './home/index.ts'
import { isHidden, readableAddress } from './platform/http/addresses.ts'
import type { Bound } from './platform/http/handlers.ts'
import { bugAnswer, refusalOf, sendRefusal } from './platform/http/answers.ts'
import { authorise } from './platform/http/authorise.ts'
import { bind } from './platform/http/bind.ts'
import { brokenRequests } from './platform/http/broken-requests.ts'
import { mountDocs } from './platform/http/docs.ts'
import { mountHealth } from './platform/http/health.ts'
import { mountMonitor } from './platform/http/monitor.ts'
import { compressAnswers } from './platform/http/compress.ts'
import { ExportTurns } from './platform/http/export-turns.ts'
import { limitRequests } from './platform/http/limits.ts'
import { openApi } from './platform/http/openapi/document.ts'
import { type Looks, mountPages } from './platform/http/pages.ts'
import { secureAnswers } from './platform/http/security.ts'
import { refusalsOf } from './platform/http/refusals-of.ts'
import { endUnreadBodies } from './platform/http/unread.ts'
import { StoreGuard } from './platform/db/database-guard.ts'
import { refuse } from './platform/refusals.ts'
import { nameSubject } from './registry/index.ts'

const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Fastify takes a number of hops as a function; the first address is the nearest one. */
const hops = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

export interface AppOptions {
  /** Off in tests that ask thousands of questions from one address. */
  readonly limits?: boolean
  /** How long a body may bring nothing before its request is ended; two minutes. Milliseconds. */
  readonly stalledAfter?: number
  /** In tests a refusal that its call does not declare is a bug. */
  readonly strict?: boolean
  /** Others than those of the portal, in tests. */
  readonly domains?: readonly Domain[]
}

/** Calls are checked by their contract's schemas. Without these Fastify loads two compilers for JSON schemas, 30 ms of the start. */
const noSchemas = () => () => {
  throw new Error('a route with a schema of Fastify: declare it in the contract')
}

/** Builds the HTTP server; it does not listen yet. */
export async function buildApp(
  parts: AppParts,
  { limits = true, stalledAfter = 120_000, strict = false, domains = allDomains }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, log } = parts
  const isHttps = config.publicUrl.startsWith('https:')
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // Our own line per answer (logAnswers) holds the route and no address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    trustProxy: hops(config.trustProxy),
    forceCloseConnections: 'idle',
    // A header that trickles in must not hold a connection for ever (slowloris).
    requestTimeout: 15 * 60_000,
    // What is too long for its field is refused by the field; Node takes no more than 16 KiB of address and headers.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024 ** 2 },
    rewriteUrl: readableAddress,
    clientErrorHandler: brokenRequests(isHttps),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  }) as unknown as FastifyInstance
  app.decorateRequest('person', null)
  app.decorateRequest('language', 'en')
  answerErrors(app, strict)
  secureAnswers(app, isHttps)
  endUnreadBodies(app, isHttps, stalledAfter)
  logAnswers(app)
  // First of all: whatever is refused afterwards is refused in words the asker understands.
  app.addHook('onRequest', async (request) => {
    request.language = chooseLanguage(request.headers['accept-language'])
  })
  if (limits) await limitRequests(app)
  await compressAnswers(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  const store = new StoreGuard()
  const find = personFinder(parts.pool, parts.clock)
  app.addHook(
    'onRequest',
    authorise((token) => store.read(() => find(token))),
  )
  mountHealth(app, parts.pool)
  mountMonitor(app, config.healthToken, () => health(parts, 'en'))
  const bounds = boundsOf(parts, domains)
  await mountDocs(app, () => describedBy(bounds, config))
  const turns = new ExportTurns()
  for (const bound of bounds) bind(app, { ...parts, store, turns, nameSubject }, bound)
  await answerUnknown(app, { brand: config.portalName, tiles: config.tiles })
  return app
}

const describedBy = (bounds: readonly Bound[], { brandName, publicUrl }: Config) =>
  openApi(Object.assign({}, ...bounds.map(({ calls }) => calls)) as Calls, {
    title: `Mandato · ${brandName}`,
    version: '1',
    owner: brandName,
    url: publicUrl,
  })

function answerErrors(app: FastifyInstance, strict: boolean): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    const language = request.language ?? chooseLanguage(request.headers['accept-language'])
    const { call } = request.routeOptions.config
    if (refusal && call && !refusalsOf(call).has(refusal.key)) {
      request.log.error({ route: request.routeOptions.url, key: refusal.key }, 'undeclared refusal')
      if (strict) return reply.code(500).send(`${call.summary}: does not declare ${refusal.key}`)
    }
    if (refusal) return sendRefusal(reply, refusal, language)
    request.log.error({ err: error, route: request.routeOptions.url }, 'bug')
    return reply.code(500).type('application/json; charset=utf-8').send(bugAnswer(language, request.id))
  })
}

/** One line per answer: route and not address, because addresses can hold one-time tokens; ids, never names. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, person } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: person?.id,
      },
      'answer',
    )
  })
}

/** An unknown call is told so; any other address is a page of the app. */
async function answerUnknown(app: FastifyInstance, looks: Looks): Promise<void> {
  const page = await mountPages(app, webFolder, looks)
  app.setNotFoundHandler((request, reply) => {
    if (request.url !== request.originalUrl) throw refuse('bad_address')
    const path = request.url.split('?', 1)[0] ?? ''
    if (isHidden(path)) throw refuse('no_such_call')
    const isFile = /^\/(api|assets|locales)(\/|$)/.test(path) || /\.\w{2,5}$/.test(path)
    // The service worker keeps the page under its file name.
    const isPage = request.method === 'GET' && (path === '/index.html' || !isFile)
    if (page && isPage) return page(reply, path)
    throw refuse('no_such_call')
  })
}
