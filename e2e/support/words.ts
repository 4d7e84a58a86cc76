import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { calls } from '@mandato/contract'
import { sheetFields, sheetSections } from '@mandato/contract/sheets/fields'
import { type Language, languages, withNarrowSpaces } from '@mandato/contract/words'

export { type Language, languages }

type Words = { readonly [key: string]: string | Words }
const folder = new URL('../../web/public/locales/', import.meta.url)

/** Every sentence of the screens, every head of a table and every label of the sheet, by language. */
const sentences: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: sentencesIn('it'),
  en: sentencesIn('en'),
  fr: sentencesIn('fr'),
  es: sentencesIn('es'),
}
const keys = new Set(wordsOf('it').map(([key]) => key))

/** What in these texts of a screen is not the language it should be: holes, keys, sentences of another one. */
export function notIn(language: Language, texts: readonly string[]): string[] {
  const others = languages.filter((other) => other !== language)
  return texts.filter(
    (text) =>
      text.includes('{{') ||
      // Three letters may be the code of a province.
      (text.length > 3 &&
        (keys.has(text) || others.some((other) => sentences[other].has(text))) &&
        !sentences[language].has(text)),
  )
}

/** What a page says, to the eye and to the ear. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.trim()).filter(Boolean)
  })

function sentencesIn(language: Language): ReadonlySet<string> {
  const heads = Object.values(calls).flatMap((call) => ('table' in call ? [...(call.table ?? [])] : []))
  return new Set([
    ...wordsOf(language).map(([, sentence]) => sentence),
    ...sheetFields.map(({ label }) => label[language]),
    ...Object.values(sheetSections).map((label) => label[language]),
    ...heads.map(({ label }) => (label as Readonly<Record<Language, string>>)[language]),
  ])
}

/** Key and sentence of every word file. */
function wordsOf(language: Language): [key: string, sentence: string][] {
  return readdirSync(new URL(`${language}/`, folder)).flatMap((file) => {
    const words = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Words
    return leaves(words, '')
  })
}

function leaves(words: Words, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, withNarrowSpaces(value)]] : leaves(value, `${prefix}${key}.`),
  )
}
