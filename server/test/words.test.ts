import { languages } from '@mandato/contract/words'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/* Every sentence of screens, mails, papers and refusals, wherever it stands. */
const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const filesOf = (pattern: string) => globSync(pattern, { cwd: root.pathname })

interface Sentence {
  readonly language: string
  /** File, and key where it has one. */
  readonly at: string
  readonly text: string
}
type Tree = { readonly [key: string]: string | Tree }

const ofScreens = languages.flatMap((language) =>
  filesOf(`web/public/locales/${language}/*.json`).flatMap((path) => {
    const leaves = (tree: Tree, at: string): Sentence[] =>
      Object.entries(tree).flatMap(([key, value]) =>
        typeof value === 'string'
          ? [{ language, at: `${at}${key}`, text: value }]
          : leaves(value, `${at}${key}.`),
      )
    return leaves(JSON.parse(read(path)) as Tree, `${path} `)
  }),
)
/** Literals after `fr:`, and all of those in a file that is called after its language. */
const ofSources = filesOf('{contract,server,web}/{src,papers}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => {
    const own = /\/(it|en|fr|es)\.ts$/.exec(path)?.[1]
    const literal = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs
    const labelled = /\b(it|en|fr|es):\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/gs
    return own
      ? [...read(path).matchAll(literal)].map(([, , text = '']) => ({ language: own, at: path, text }))
      : [...read(path).matchAll(labelled)].map(([, language = '', , text = '']) => ({
          language,
          at: path,
          text,
        }))
  })
const sentences = [...ofScreens, ...ofSources]
const inLanguage = (language: string) => sentences.filter((sentence) => sentence.language === language)
/** Those of a language that a pattern finds, as `place: sentence`. */
const found = (language: string, pattern: RegExp, bare = (text: string) => text) =>
  inLanguage(language).flatMap(({ at, text }) => (pattern.test(bare(text)) ? [`${at}: ${text}`] : []))

it('looks at all there are', () => {
  for (const language of languages) expect(inLanguage(language).length).toBeGreaterThan(2_000)
})

it('French has a space before ; : ! ? and inside quotation marks; withNarrowSpaces makes it a narrow one', () => {
  const withoutValues = (text: string) =>
    text.replace(/\{\{[^}]*\}\}|\{\w+(?::[^}]*)?\}/g, 'x').replace(/https?:\S+|&\w+;/g, '')
  expect(found('fr', /[^\s ][;!?»](?=[\s.,)]|$)|[^\s ]:(?=\s|$)|«[^\s ]/, withoutValues)).toEqual([])
  // Elsewhere no space stands there.
  for (const language of ['it', 'en', 'es'])
    expect(found(language, / [;:!?](?=[\s.,)]|$)|« | »/, withoutValues)).toEqual([])
})

it('one word stands for one thing', () => {
  expect(found('it', /collegamento/i)).toEqual([])
  // The code says client; who reads English reads of customers alone, whether the person or the shop is meant (0430).
  expect(found('en', /(?<!\{)\bclients?\b(?!\})/i)).toEqual([])
  expect(found('en', /\bloose (worktops|tables)/i)).toEqual([])
  expect(found('en', /of the year \||\}\} on \{\{prev/i)).toEqual([])
  expect(found('fr', /est fausse|\bla fiche de \{/i)).toEqual([])
})

it('whoever signs is addressed with Lei, vous and usted', () => {
  // In whole sentences: a button is an imperative in every Italian program.
  const intimate = {
    it: /(?<!\p{L})(tu|ti|te|tuo|tua|tuoi|tue|puoi|devi|hai|vuoi|inserisci|scrivi|clicca|apri|controlla|chiedi|ricarica|scegli|leggi)(?!\p{L})/iu,
    fr: /(?<!\p{L})(tu|ton|ta|tes|toi|te|peux|dois|veux|choisis)(?!\p{L})/iu,
    es: /(?<!\p{L})(tú|tu|tus|te|ti|puedes|debes|tienes|quieres|has|escribe|elige|pide|revisa|introduce|pulsa)(?!\p{L})/iu,
  }
  for (const [language, pattern] of Object.entries(intimate)) {
    const told = inLanguage(language).filter(({ at, text }) => /\bsigning\b/.test(at) && /[.!?]$/.test(text))
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter(({ text }) => pattern.test(text))).toEqual([])
  }
})

it('a noun agrees with its count', () => {
  // What is counted stands there in the plural: “{{count}} disponibili” needs a form for one.
  const counted = /\{\{count[^}]*\}\} \p{L}+|\p{L}+n \{\{count/u
  // Packs hold more than one; times are said from the second on; prepositions and adverbs do not agree.
  const invariable = /path\.times|bulkOrder\.|preparation\.|\.pack|oddPack|inHand/
  const plain = ofScreens.filter(({ at }) => !/_(zero|one|many|other)$/.test(at))
  expect(plain.filter(({ at, text }) => counted.test(text) && !invariable.test(at))).toEqual([])
})
