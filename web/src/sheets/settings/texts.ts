import { type Language, languages } from '@mandato/contract/words'
import type { Versions } from './data.ts'

type Section = Versions['texts'][Language]['sections'][number]
/** A text in the making, in every language. */
export type Texts = Readonly<Record<Language, { readonly title: string; readonly sections: Section[] }>>

const emptySection: Section = { heading: '', text: '', specific: false }

/** The latest text to go on from; all languages have as many clauses as the longest. */
export function editable({ texts }: Versions): Texts {
  const count = Math.max(1, ...languages.map((language) => texts[language].sections.length))
  return everyLanguage((language) => {
    const { title, sections } = texts[language]
    return { title, sections: Array.from({ length: count }, (_, i) => sections[i] ?? emptySection) }
  })
}

const everyLanguage = (make: (language: Language) => Texts['it']): Texts => ({
  it: make('it'),
  en: make('en'),
  fr: make('fr'),
  es: make('es'),
})
const everySections = (texts: Texts, alter: (sections: Section[]) => Section[]): Texts =>
  everyLanguage((language) => ({
    ...texts[language],
    sections: alter([...texts[language].sections]),
  }))

/** Clauses come and go, and are marked, in all languages at once: they are the same contract. */
export const withClause = (texts: Texts): Texts => everySections(texts, (all) => [...all, emptySection])
export const withoutClause = (texts: Texts, at: number): Texts =>
  everySections(texts, (all) => all.toSpliced(at, 1))
export const moved = (texts: Texts, from: number, to: number): Texts =>
  everySections(texts, (all) => {
    const [clause = emptySection] = all.slice(from, from + 1)
    return all.toSpliced(from, 1).toSpliced(to, 0, clause)
  })
export const marked = (texts: Texts, at: number, specific: boolean): Texts =>
  everySections(texts, (all) => all.map((clause, i) => (i === at ? { ...clause, specific } : clause)))
export const written = (texts: Texts, language: Language, at: number, part: Partial<Section>): Texts => ({
  ...texts,
  [language]: {
    ...texts[language],
    sections: texts[language].sections.map((clause, i) => (i === at ? { ...clause, ...part } : clause)),
  },
})
export const titled = (texts: Texts, language: Language, title: string): Texts => ({
  ...texts,
  [language]: { ...texts[language], title },
})

/** Blanks at the ends are not kept, and are no difference. */
export const sayTheSame = (one: Texts, other: Texts): boolean => plain(one) === plain(other)
/** What can be read of it: neither the order of the keys nor a blank at an end counts. */
const plain = (texts: Texts): string =>
  JSON.stringify(
    languages.map((language) => {
      const { title, sections } = texts[language]
      return [title.trim(), ...sections.map((one) => [one.heading.trim(), one.text.trim(), one.specific])]
    }),
  )

/** Languages in which something is still empty. */
export const incomplete = (texts: Texts): Language[] =>
  languages.filter((language) => {
    const { title, sections } = texts[language]
    return !title.trim() || sections.some(({ heading, text }) => !heading.trim() || !text.trim())
  })
