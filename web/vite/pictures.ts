import { withNarrowSpaces } from '@mandato/contract/words'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import type * as FirstPicture from '../src/app/first-picture.tsx'
import { languages } from '../src/platform/i18n/languages.ts'
import { namedWidths } from './breakpoints.ts'
import { virtualCalls } from './calls.ts'

/**
 * The sign-in page in each language, drawn with the app's own parts while the portal is built.
 * @param root the folder of the web app
 * @param words the domains of the sentences the page speaks
 */
export async function signInPictures(
  root: string,
  words: readonly string[],
): Promise<Record<string, string>> {
  const app = await createServer({
    root,
    configFile: false,
    // Its own cache: somebody may be developing beside the build.
    cacheDir: join(root, 'node_modules/.vite-pictures'),
    mode: 'production',
    // Names of style classes are made of the style sheet's text: it has to be the same here.
    plugins: [namedWidths(), react(), virtualCalls()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const { signInPicture } = (await app.ssrLoadModule('/src/app/first-picture.tsx')) as typeof FirstPicture
    const pictures: Record<string, string> = {}
    for (const language of languages) {
      const sentences = words.map((name) => {
        const file = join(root, 'public/locales', language, `${name}.json`)
        return [name, JSON.parse(withNarrowSpaces(readFileSync(file, 'utf8'))) as object] as const
      })
      pictures[language] = await signInPicture(language, Object.fromEntries(sentences))
    }
    return pictures
  } finally {
    await app.close()
  }
}
