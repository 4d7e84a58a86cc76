import type { Call } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { Config } from '../../config.ts'
import { companyNamed, tablePdf } from '../drawing/index.ts'
import type { AboutFile } from '../../http/about-file.ts'
import type { Table } from '../../http/asking.ts'
import { fileHeaders } from '../../http/tables.ts'

export interface Paper {
  readonly call: Call
  readonly about: AboutFile
  readonly language: Language
  readonly config: Config
  readonly now: Date
  readonly progress?: (pages: number, of: number) => void
  readonly signal?: AbortSignal
}

/** Prints a table of any call on A4, all its pages with the same subject and filters, outside the main thread. */
export async function printTable(paper: Paper, { meta, parts }: Table): Promise<Uint8Array> {
  const { call, language, config } = paper
  const { title, subject, period, filters, asOf } = paper.about
  const asked = [period, filters].filter(Boolean).join(' · ')
  const { bytes } = await tablePdf({
    headers: fileHeaders(call.table ?? [], language, meta),
    parts,
    title,
    language,
    company: companyNamed(config.brandName),
    printedAt: paper.now,
    ...(subject && { subject }),
    ...(asked && { filters: asked }),
    ...(asOf && { asOf }),
    ...(paper.progress && { progress: paper.progress }),
    ...(paper.signal && { signal: paper.signal }),
  })
  return bytes
}
