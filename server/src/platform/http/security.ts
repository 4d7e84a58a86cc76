import type { FastifyInstance } from 'fastify'

/** Headers of every answer (OWASP ASVS 5.0, 3.4). */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
  ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/** Nothing of the API is ever framed, sniffed, cached or run; the pages of the app bring their own policy (pages.ts). */
export function secureAnswers(app: FastifyInstance, isHttps: boolean): void {
  const headers = Object.entries(securityHeaders(isHttps))
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of headers) void reply.header(name, value)
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', apiPolicy)
    // Figures and names belong to the person who asked: no shared cache may keep them.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
}

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The service worker brings its own policy: it fetches the app and runs nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/**
 * The policy of the app's page; styles of the UI kit carry the nonce.
 * @param tiles where pictures of a map come from, when a map server is used
 */
export const pagePolicy = (nonce: string, tiles?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Bars and map clusters set their width by an attribute, which a nonce cannot cover.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data:${tiles ? ` ${new URL(tiles).origin}` : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src blob:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The editor reads what is pasted in a document of its own that runs nothing.
    'trusted-types app default ProseMirrorClipboard',
  ].join('; ')
