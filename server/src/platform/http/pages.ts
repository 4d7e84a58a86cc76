import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePolicy, workerPolicy } from './security.ts'

/** Files with a hash in their name never change; the rest is asked for again each time. */
const cacheOf = (path: string) =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/**
 * Serves the built web app.
 * @returns how to answer any address of the app with its page, or null while it is not built
 */
export async function mountPages(
  app: FastifyInstance,
  folder: string,
  brand: string,
): Promise<((reply: FastifyReply) => FastifyReply) | null> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return null
  const html = withBrand(readFileSync(index, 'utf8'), brand)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => path !== '/index.html' && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheOf(path))
      if (/\/sw\.js(\.\w+)?$/.test(path)) reply.header('content-security-policy', workerPolicy)
    },
  })
  // Header and page carry the same nonce; a cached shell keeps the two together.
  return (reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(nonce))
      .send(html.replaceAll('__CSP_NONCE__', nonce))
  }
}

/** The name of the house stands in the title and in `application-name`, where the app reads it. */
function withBrand(html: string, brand: string): string {
  const name = brand.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
  return html
    .replace(/(<meta name="application-name" content=")[^"]*/, `$1${name}`)
    .replace(/<title>[^<]*/, `<title>${name}`)
}
