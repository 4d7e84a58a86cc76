import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'

const root = resolve(import.meta.dirname, '../../../public/locales')
const inOrder = (a: string, b: string) => a.localeCompare(b)
type Words = { readonly [key: string]: string | Words }

const files = (language: string) => readdirSync(`${root}/${language}`).sort(inOrder)
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(`${root}/${language}/${file}`, 'utf8')) as Words

/** Every sentence by its whole key. */
function sentences(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : sentences(value, `${prefix}${key}.`),
  )
}
const holes = (sentence: string) =>
  [...sentence.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1] ?? '').sort(inOrder)
/** Languages have their own plural forms: `_one` and `_other` everywhere, `_many` where the language has it. */
const withoutMany = (keys: string[]) => keys.filter((key) => !key.endsWith('_many'))

describe('the words of the screens', () => {
  it.each(languages)('%s has the same files as Italian', (language) => {
    expect(files(language)).toEqual(files('it'))
  })

  describe.each(files('it'))('%s', (file) => {
    const italian = sentences(read('it', file))

    it.each(languages)('%s lacks and adds no key', (language) => {
      const keys = sentences(read(language, file)).map(([key]) => key)
      expect(withoutMany(keys).sort(inOrder)).toEqual(withoutMany(italian.map(([key]) => key)).sort(inOrder))
    })

    it.each(languages)('%s fills the same holes and leaves no sentence empty', (language) => {
      const theirs = new Map(sentences(read(language, file)))
      for (const [key, sentence] of italian) {
        if (key.endsWith('_many')) continue
        expect(theirs.get(key)?.trim(), key).toBeTruthy()
        expect(holes(theirs.get(key) ?? ''), key).toEqual(holes(sentence))
      }
    })
  })
})
