import type { Plugin } from 'vite'

/** Gives Vite's `meta` of the nonce the `content` that HTML asks of every `meta` with a property. */
export const nonceContent = (): Plugin => ({
  name: 'mandato-nonce-content',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<meta property="csp-nonce"', '<meta property="csp-nonce" content=""'),
  },
})
