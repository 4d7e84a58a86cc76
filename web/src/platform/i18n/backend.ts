import { withNarrowSpaces } from '@mandato/contract/words'
import type { BackendModule, ReadCallback } from 'i18next'

/** Reads the words of one domain in one language: `/locales/<language>/<domain>.json`. */
export const wordsBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    fetch(`/locales/${language}/${namespace}.json`)
      .then(async (answer) => {
        // i18next tries again where it is told `true`: a file that is missing will be missing again.
        if (!answer.ok) return done(new Error(`words: ${answer.status}`), answer.status >= 500)
        return done(null, JSON.parse(withNarrowSpaces(await answer.text())))
      })
      .catch((error: unknown) => done(error instanceof Error ? error : String(error), true))
  },
}
