import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { basemap } from './vite/basemap.ts'
import { withBrand } from './vite/brand-tokens.ts'
import { namedWidths } from './vite/breakpoints.ts'
import { virtualCalls } from './vite/calls.ts'
import { compileHints } from './vite/compile-hints.ts'
import { directImports } from './vite/direct-imports.ts'
import { leafletWithoutMarkup } from './vite/leaflet.ts'
import { nonceContent } from './vite/nonce-content.ts'
import { optionsWithoutValue } from './vite/options.ts'
import { pieces } from './vite/pieces.ts'
import { preloads } from './vite/preloads.ts'
import { pwa } from './vite/pwa.ts'
import { words } from './vite/words.ts'

export default defineConfig({
  plugins: [
    namedWidths(),
    words(),
    react(),
    virtualCalls(),
    directImports(),
    pieces(),
    basemap(),
    leafletWithoutMarkup(),
    optionsWithoutValue(),
    preloads(),
    compileHints(),
    pwa(),
    nonceContent(),
  ],
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'mandato-brand',
          Declaration: (one) => {
            if (one.value.includes('brand(')) one.value = withBrand(one.value)
          },
        },
      ],
    },
  },
  resolve: {
    alias: [
      { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
      // Node reads its CommonJS files only; their wrappers would cost bytes at the sign-in.
      { find: /^stdnum\/lib\/cjs\//, replacement: 'stdnum/lib/esm/' },
    ],
  },
  // The server puts a fresh nonce in the place of this word, in the page and in its header.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // The gate on bytes reads from it which files a screen loads.
    manifest: true,
    // The oldest browsers that know `useGrouping: 'always'`, nested styles of the kit and cascade layers.
    target: ['chrome111', 'edge111', 'firefox116', 'safari16.4'],
    // A font or picture inside the style sheet would be sent with every screen.
    assetsInlineLimit: 0,
    // Whatever is loaded later finds the app's root there: it is named by the page and by what loads the root alone.
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || /\/Root-/.test(file)
          ? needed
          : needed.filter((one) => !/\/(start|core|rolldown-runtime)-/.test(one)),
    },
    // The shell names every script there is; what is random in a name cannot be compressed.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { port: 4101, proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4100' } },
})
