import { countryName } from '@mandato/contract/fields/country-names'
import type { Call, FilterWords } from '@mandato/contract'
import type { Language, Words } from '@mandato/contract/words'
import type { Context } from '../context.ts'
import type { Input } from './input.ts'

/** Paging, order and further columns are no filters. */
const silent = new Set(['page', 'per_page', 'sort', 'order', 'order-by', 'revenue', 'output'])
/** The days that the sentence about the period says; of two lists that are compared, which ones these are, too. */
const days = ['year', 'prev_year', 'cut', 'month', 'from', 'to', 'one', 'one_date', 'other', 'other_date']

/** Names what an id stands for, as the person may know it; undefined where there is nothing to name. */
export type NameFilter = (
  context: Pick<Context, 'db' | 'user' | 'language'>,
  id: number,
) => Promise<string | undefined>
/** The same by the name of the filter whose value the id is. */
export type Names = Readonly<Record<string, NameFilter>>
/** Values that are told by a name, by their filter. */
type Named = Readonly<Record<string, string>>

/** The names behind the ids that a request narrows its rows by. */
export async function namedFilters(
  names: Names,
  { params, query, body }: Input,
  context: Pick<Context, 'db' | 'user' | 'language'>,
): Promise<Named> {
  const given = { ...(params as object), ...(query as object), ...(body as object) }
  const named: Record<string, string> = {}
  for (const [key, id] of Object.entries<unknown>(given)) {
    const name = typeof id === 'number' ? await names[key]?.(context, id) : undefined
    if (name !== undefined) named[key] = name
  }
  return named
}

/** What was asked for in words, `label: value`, without what subject and period of the file say already. */
export function filterWords(
  call: Call,
  { params, query, body }: Input,
  language: Language,
  named: Named = {},
): string {
  const inPath = Object.entries((params ?? {}) as Record<string, unknown>).filter(
    ([key]) => call.filterWords?.[key],
  )
  const given = [...inPath, ...Object.entries({ ...(query as object), ...(body as object) })]
  return given
    .filter(([key, value]) => value !== undefined && isFilter(call, key))
    .flatMap(([key, value]) => oneFilter(call, key, named[key] ?? value, language))
    .join(' · ')
}

/** Whether a parameter narrows the rows by something that neither subject nor period say. */
export const isFilter = ({ about = {}, period }: Call, key: string): boolean =>
  !silent.has(key) && !Object.values(about).includes(key) && !(period && days.includes(key))

function oneFilter(call: Call, key: string, value: unknown, language: Language): string[] {
  const words = wordsOf(call, key)
  if (!words) throw new Error(`the filter ${key} of “${call.summary}” has no words`)
  const { label, choices, country, usual } = words
  if (usual === value) return []
  const values = Array.isArray(value) ? value : [value]
  const say = (one: unknown) =>
    country ? countryName(String(one), language) : (choices?.[String(one)]?.[language] ?? plain(one))
  return [`${label[language]}${language === 'fr' ? '\u00a0' : ''}: ${values.map(say).join(', ')}`]
}

/** A rectangle of the map, or a value as it was typed. */
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).join(' / ') : String(value)

/** The words of a filter: its own, or those of the column it narrows. */
export function wordsOf(call: Call, key: string): FilterWords | undefined {
  const own = call.filterWords?.[key]
  if (own) return own
  const column = call.table?.find((one) => (one.asked ?? one.key) === key)
  if (!column) return undefined
  const choices = Object.entries(column.words ?? {}).map(([code, { label }]): [string, Words] => [
    code,
    label,
  ])
  return { label: column.label, ...(choices.length > 0 && { choices: Object.fromEntries(choices) }) }
}
