import { plain } from '../../ui/plain.ts'
import type { settingsTabs } from './search.ts'

type Tab = (typeof settingsTabs)[number]
/** Under which keys of the words each tab has its own. */
const wordsOf: Readonly<Record<Tab, readonly string[]>> = {
  sheets: ['sheets', 'codes'],
  company: ['letterhead'],
  materials: ['materials'],
  orders: ['orders'],
  ready: ['ready'],
  invoices: ['rates'],
  content: ['content'],
  accounts: ['accounts'],
  audit: ['audit'],
  privacy: ['legal'],
  terms: ['legal'],
}
/** So many are shown: who gets more types on. */
const most = 8

export interface Found {
  readonly tab: Tab
  readonly words: string
}

/** The settings that hold what was typed, by the words of their screens; the names of the tabs count, too. */
export function settingsFound(bundle: Readonly<Record<string, unknown>>, typed: string): Found[] {
  const asked = plain(typed.trim())
  if (asked.length < 2) return []
  const tabs = Object.keys(wordsOf) as Tab[]
  const names = bundle['tabs'] as Readonly<Record<Tab, string>>
  return tabs
    .flatMap((tab) => {
      const own = wordsOf[tab].flatMap((key) => sentencesIn(bundle[key]))
      const words = own.filter((one) => plain(one).includes(asked))
      return plain(names[tab]).includes(asked)
        ? [{ tab, words: own[0] ?? names[tab] }]
        : words.slice(0, 2).map((one) => ({ tab, words: one }))
    })
    .slice(0, most)
}

/** A sentence with a gap is said about something else than a setting. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.includes('{{')
      ? []
      : [value]
    : Object.values((value ?? {}) as object).flatMap(sentencesIn)
