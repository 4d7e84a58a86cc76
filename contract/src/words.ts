import { type Language, languages } from './languages.ts'
import { wholeNumber } from './numbers.ts'

export { type Language, languages }

/** One sentence or label in every language: leaving one out does not compile. */
export type Words = Readonly<Record<Language, string>>

const rules = new Map<Language, Intl.PluralRules>()
function isOne(language: Language, count: number): boolean {
  const cached = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, cached)
  return cached.select(count) === 'one'
}

/**
 * French sets a narrow no-break space before a colon, a semicolon, an exclamation and a question mark and inside
 * quotation marks; whoever writes the sentence types an ordinary one. In no other of our languages does a space stand
 * there.
 */
export const withNarrowSpaces = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, '\u202f').replace(/« /g, '«\u202f')

/**
 * Fills `{name}` in a sentence; an unknown name stays visible, so that a mistake is seen. `{n:day|days}` is the word
 * that agrees with the number `n` in the language of the sentence: French says “0 jour”, Italian “0 giorni”; such a
 * number is a count, and `{n}` beside it is written as the language groups it: “1.200 giorni”.
 * @param language of the sentence; needed where a word agrees with a number
 */
export const fill = (
  sentence: string,
  values: Readonly<Record<string, unknown>>,
  language?: Language,
): string =>
  withNarrowSpaces(sentence).replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g,
    (whole, name: string, one: string | undefined, other: string) => {
      if (!(name in values)) return whole
      const value = values[name]
      if (one !== undefined) return language ? (isOne(language, Number(value)) ? one : other) : whole
      const counts = language && typeof value === 'number' && sentence.includes(`{${name}:`)
      return counts ? wholeNumber(language, value) : String(value)
    },
  )

/**
 * The best of our languages for an `Accept-Language` header; English when none fits.
 */
export function chooseLanguage(header: string | undefined): Language {
  const wished = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const q = Number(
        params
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { language: tag.slice(0, 2).toLowerCase(), q: Number.isFinite(q) ? q : 0 }
    })
    .filter((w) => w.q > 0)
    .sort((a, b) => b.q - a.q)
  for (const { language } of wished) {
    const found = languages.find((l) => l === language)
    if (found) return found
  }
  return 'en'
}

/** A date in words as the language writes it: Intl knows no ordinals, and a French month begins on “le 1er”. */
export const withOrdinal = (language: Language, date: string): string =>
  language === 'fr' ? date.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : date
