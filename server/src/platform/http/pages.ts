import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { escapeHtml } from '../html.ts'
import { arrivalsIn } from './arrivals.ts'
import { pagePolicy, workerPolicy } from './security.ts'

/** Files with a hash in their name never change; the rest is asked for again each time. */
const cacheOf = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Where the app draws itself. */
const place = '<div id="root"></div>'

/** What the house sets about its pages. */
export interface Looks {
  readonly brand: string
  readonly tiles?: { readonly url: string; readonly attribution: string } | undefined
}

/**
 * Serves the built web app.
 * @returns how to answer any address of the app with its page, or null while it is not built
 */
export async function mountPages(
  app: FastifyInstance,
  folder: string,
  { brand, tiles }: Looks,
): Promise<((reply: FastifyReply, path: string) => FastifyReply) | null> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const html = withMeta(readFileSync(index, 'utf8'), brand, tiles)
  const arrivals = arrivalsIn(folder)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // Found beside their file when that is asked for; as addresses of their own they would be two thirds of all routes.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => path !== '/index.html' && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheOf(path))
      if (/\/sw\.js(\.\w+)?$/.test(path)) reply.header('content-security-policy', workerPolicy)
    },
  })
  // Header and page carry the same nonce; a cached shell keeps the two together.
  return (reply, path) => {
    const { head, picture } = arrivals(path)
    const nonce = randomBytes(16).toString('base64')
    const page = html
      .replace('</head>', () => `${head}</head>`)
      .replace(place, () => place + picture.replaceAll('__BRAND__', escapeHtml(brand)))
      .replaceAll('__CSP_NONCE__', nonce)
    return send(
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', pagePolicy(nonce, tiles?.url)),
      page,
    )
  }
}

/** An address of the app is no route, and only those are compressed by themselves: half a millisecond for a page. */
function send(reply: FastifyReply, page: string): FastifyReply {
  reply.header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(page)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return reply.header('content-encoding', 'br').send(brotliCompressSync(page, { params }))
}

/** The name of the house stands in the title, and with the map server in what the app reads: `<meta name=…>`. */
function withMeta(html: string, brand: string, tiles: Looks['tiles']): string {
  const meta = (page: string, name: string, content: string) =>
    page.replace(
      new RegExp(`(<meta name="${name}" content=")[^"]*`),
      (_, head: string) => head + escapeHtml(content),
    )
  const page = html.replace(/<title>[^<]*/, () => `<title>${escapeHtml(brand)}`)
  const named = meta(page, 'application-name', brand)
  return meta(meta(named, 'map-tiles', tiles?.url ?? ''), 'map-attribution', tiles?.attribution ?? '')
}
