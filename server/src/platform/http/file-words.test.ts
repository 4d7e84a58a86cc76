import { type Call, calls, type FilterWords } from '@mandato/contract'
import type { Legend } from '@mandato/contract/legend'
import { eventLegend } from '@mandato/contract/registry/event-words'
import { importStateLegend } from '@mandato/contract/imports/import-words'
import { mailStateLegend } from '@mandato/contract/home/mail-words'
import { progressWords } from '@mandato/contract/filter-words'
import { languages } from '@mandato/contract/words'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isFilter, wordsOf } from './filter-words.ts'

const tables = Object.entries(calls as Readonly<Record<string, Call>>).filter(([, call]) => call.table)

interface Schema {
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}
/** The parameters of a schema with what can be chosen for each. */
const parametersOf = (schema: z.ZodType | undefined): [string, readonly string[]][] => {
  if (!schema) return []
  const { properties } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema
  const choices = (of: Schema): readonly string[] =>
    of.enum ?? of.items?.enum ?? of.anyOf?.flatMap(choices) ?? []
  return Object.entries(properties ?? {}).map(([key, of]) => [key, choices(of)])
}

describe('every table', () => {
  it.each(tables)('%s has a title in every language', (_, { title }) => {
    for (const language of languages) expect(title?.[language]).toBeTruthy()
  })

  it.each(tables)('%s has words for every filter and every choice', (_, call) => {
    for (const [key, choices] of [...parametersOf(call.query), ...parametersOf(call.body)]) {
      if (!isFilter(call, key)) continue
      const words = wordsOf(call, key)
      expect([key, words?.label.fr]).toEqual([key, expect.stringMatching(/\p{L}/u)])
      for (const choice of choices) if (choice !== words?.usual) expect(said(words, choice)).toBe(choice)
    }
  })

  it.each(tables)('%s has no badge that would print its code', (_, { table = [] }) => {
    for (const { key, type, words } of table)
      if (type === 'badge') expect([key, words]).not.toContain(undefined)
  })
})

/** The choice, where it has words of its own. */
const said = (words: FilterWords | undefined, choice: string) =>
  words?.choices?.[choice]?.it && words.choices[choice].it !== choice ? choice : `no words for ${choice}`

it('files and screens say the same', () => {
  for (const language of languages) {
    const screen = (name: string) =>
      JSON.parse(
        readFileSync(
          new URL(`../../../../web/public/locales/${language}/${name}.json`, import.meta.url),
          'utf8',
        ),
      ) as Readonly<Record<string, Readonly<Record<string, unknown>>>>
    const labels = (legend: Legend) =>
      Object.fromEntries(Object.entries(legend).map(([key, { label }]) => [key, label[language]]))
    const events = Object.entries(labels(eventLegend)).map(([key, label]) => [key.replace('.', '_'), label])
    expect(Object.fromEntries(events)).toEqual(screen('clients')['event'])
    expect(labels(importStateLegend)).toEqual(screen('imports')['states'])
    expect(labels(mailStateLegend)).toEqual(screen('home')['outbox']?.['states'])
    const choices = Object.entries(progressWords.choices ?? {}).map(([key, label]) => [key, label[language]])
    expect(Object.fromEntries(choices)).toEqual(screen('sheets')['filters'])
  }
})
