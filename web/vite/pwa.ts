import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/**
 * The service worker keeps the shell (page, scripts, fonts, words) so that the portal opens without a
 * network. Answers of the API are never in its caches: they belong to a person and lie in the query
 * cache, which goes with the sign-out. Registration follows specification §1 and is our own
 * (src/app/service-worker.ts). The page is kept whole with its headers, so nonce and policy stay a pair.
 */
export const pwa = (): Plugin[] =>
  VitePWA({
    filename: 'sw.js',
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,json,svg,webmanifest}'],
      globIgnores: ['**/.vite/**', 'old-browser.js', 'first-picture.js'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/api\//],
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      // The page says when: never in the middle of an unsaved form.
      skipWaiting: false,
    },
  })
