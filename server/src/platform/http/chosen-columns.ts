import type { Call } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import { invalid } from './validation.ts'

/** As many keys as no table has columns, each as long as a key may be. */
const longest = 2_000

/**
 * The keys in `?without=weight,cost`: columns that the reader of a file has put away on his screen.
 * A key the table does not have is nothing to leave out: which columns there are depends on the role and on the filters.
 * Columns the law wants there stay.
 * @throws the refusal `validation` where it is no list of keys, or leaves none of the columns that are always there
 */
export function columnsLeftOut(call: Call, query: unknown, language: Language): readonly string[] {
  const given = (query as { without?: unknown }).without
  if (given === undefined || given === '') return []
  const isList = typeof given === 'string' && given.length <= longest && /^\w+(,\w+)*$/.test(given)
  const keys = isList ? given.split(',') : []
  // Columns that hang on what was asked for may not be there.
  const always = call.table?.filter(({ when }) => when === undefined)
  if (!isList || always?.every(({ key }) => keys.includes(key)))
    throw invalid([{ field: 'without', code: 'format' }], language)
  const fixed = call.table?.flatMap(({ key, fixed: stays }) => (stays ? key : [])) ?? []
  return keys.filter((key) => !fixed.includes(key))
}

/** The call with the columns its file is to have. */
export const withoutColumns = (call: Call, keys: readonly string[]): Call =>
  keys.length > 0 && call.table
    ? { ...call, table: call.table.filter(({ key }) => !keys.includes(key)) }
    : call
