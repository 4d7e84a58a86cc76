import type { Call } from '@mandato/contract'
import { fill, type Language } from '@mandato/contract/words'
import type { Config } from '../../config.ts'
import { companyNamed, tablePdf } from '../drawing/index.ts'
import type { Table } from '../../http/asking.ts'
import type { Input } from '../../http/handlers.ts'
import { fileHeaders } from '../../http/tables.ts'

export interface Paper {
  readonly call: Call
  readonly input: Input
  readonly language: Language
  readonly config: Config
  readonly now: Date
  readonly progress?: (pages: number, of: number) => void
  readonly signal?: AbortSignal
}

/** Prints a table of any call on A4, all its pages with the same filters, outside the main thread. */
export async function printTable(paper: Paper, { meta, parts }: Table): Promise<Uint8Array> {
  const { call, language, config, input } = paper
  const headers = fileHeaders(call.table ?? [], language, meta)
  const asOf = meta['as_of']
  const filters = filtersOf(input, headers)
  const { bytes } = await tablePdf({
    headers,
    parts,
    title: titleOf(call, language, meta),
    language,
    company: companyNamed(config.brandName),
    printedAt: paper.now,
    ...(filters && { filters }),
    ...(typeof asOf === 'string' && { asOf }),
    ...(paper.progress && { progress: paper.progress }),
    ...(paper.signal && { signal: paper.signal }),
  })
  return bytes
}

export const titleOf = (call: Call, language: Language, meta: Readonly<Record<string, unknown>>): string =>
  fill(call.title?.[language] ?? call.summary, meta)

/** What was asked for, as `column: value`; paging, order and further columns are no filters. */
function filtersOf({ query }: Input, headers: ReturnType<typeof fileHeaders>): string {
  const silent = new Set(['page', 'per_page', 'sort', 'order', 'assignment', 'revenue'])
  return Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([key, value]) => value !== undefined && !silent.has(key))
    .map(([key, value]) => {
      const header = headers.find(({ asked }) => asked === key)
      const said = String(value)
        .split(',')
        .map((one) => header?.words?.[one]?.label ?? one)
      return `${header?.label ?? key}: ${said.join(', ')}`
    })
    .join(' · ')
}
