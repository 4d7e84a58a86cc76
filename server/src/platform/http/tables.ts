import type { Call, Column } from '@mandato/contract'
import type { Legend } from '@mandato/contract/legend'
import { fill, type Language } from '@mandato/contract/words'

/**
 * `table_headers` of an answer: the contract's columns in the caller's language, `{year}` filled from the meta;
 * without those that hang on something the meta does not say.
 */
export const tableHeaders = (
  columns: readonly Column[],
  language: Language,
  meta: Readonly<Record<string, unknown>>,
) =>
  columns
    .filter(({ when }) => when === undefined || meta[when] !== undefined)
    .map(({ key, label, type, sortable, total, fixed }) => ({
      key,
      label: fill(label[language], meta, language),
      type,
      align: type === 'int' || type === 'money' || type === 'percent' ? 'right' : 'left',
      sortable: sortable ?? false,
      total: total ?? false,
      ...(fixed && { fixed }),
    }))

/** The same for files, which have no badges: with the words of the codes. */
export const fileHeaders = (
  columns: readonly Column[],
  language: Language,
  meta: Readonly<Record<string, unknown>>,
) =>
  tableHeaders(columns, language, meta).map((header) => {
    const { words, asked = header.key } = columns.find(({ key }) => key === header.key) ?? {}
    return { ...header, asked, ...(words && { words: inLanguage(words, language) }) }
  })

const inLanguage = (legend: Legend, language: Language) =>
  Object.fromEntries(
    Object.entries(legend).map(([code, { label, tone }]) => [code, { label: label[language], tone }]),
  )

/** The rows of a table's answer: the response itself, or what stands in it under the call's `rowsIn`. */
export function rowsOf(
  response: unknown,
  { rowsIn = 'rows' }: Pick<Call, 'rowsIn'>,
): readonly Readonly<Record<string, unknown>>[] {
  const rows = Array.isArray(response) ? response : (response as Readonly<Record<string, unknown>>)[rowsIn]
  if (!Array.isArray(rows)) throw new Error('a call with a table must answer rows')
  return rows as readonly Readonly<Record<string, unknown>>[]
}

export const pagination = (page: number, perPage: number, total: number) => ({
  page,
  per_page: perPage,
  total,
  pages: Math.ceil(total / perPage),
})

/** Which page is asked for: the path's last segment, or a query parameter where the path ends otherwise. */
export function pageOf(
  call: Call,
  input: Readonly<Record<string, unknown>>,
): { page: number; perPage: number } {
  const params = (input['params'] ?? {}) as { page?: number }
  const query = (input['query'] ?? {}) as { page?: number; per_page?: number }
  if (!call.paged) return { page: 1, perPage: Number.MAX_SAFE_INTEGER }
  return { page: params.page ?? query.page ?? 1, perPage: query.per_page ?? Number.MAX_SAFE_INTEGER }
}
