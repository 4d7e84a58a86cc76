import type { Dates } from '../../platform/import-kit/dates.ts'
import type { Decimals } from '../../platform/import-kit/decimals.ts'
import type { ColumnShape } from '../../platform/import-kit/kind.ts'
import { type Encoding, hasMark, NotUtf8, scanEncoding, textBlocks } from './encoding.ts'
import { Evidence } from './evidence.ts'
import { atLine, FileFault } from './file-fault.ts'
import { type Header, missingColumns, readHeader, splitHeader } from './header.ts'
import { wholeLines } from './lines.ts'
import { RecordReader } from './records.ts'
import type { Source } from './source.ts'

/** How a file is written: one answer for the whole of it, never one per cell. */
export interface Format {
  readonly gzip: boolean
  readonly bom: boolean
  readonly encoding: Encoding
  readonly header: Header
  readonly missing: readonly string[]
  readonly decimals: Decimals
  readonly dates: Dates
}

/** So much is read at least; more only while no number or date has yet shown how the file writes them. */
const sampleLetters = 1024 * 1024

export async function recognise(
  source: Source,
  columns: readonly ColumnShape[],
  encoding?: Encoding,
): Promise<Format> {
  if (source.bytes === 0) throw new FileFault('empty_file')
  const bom = await lookAtStart(source)
  try {
    const chosen = encoding ?? 'utf-8'
    return { gzip: source.gzip, bom, encoding: chosen, ...(await readSample(source, columns, chosen)) }
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error
    return recognise(source, columns, await scanEncoding(source))
  }
}

/** Tells text from what people upload by mistake; gives whether there is a byte order mark. */
async function lookAtStart(source: Source): Promise<boolean> {
  for await (const block of wholeLines(source.chunks())) {
    const start = block.subarray(0, 4)
    if (start[0] === 0xff && start[1] === 0xfe) throw new FileFault('utf_16')
    if (start[0] === 0xfe && start[1] === 0xff) throw new FileFault('utf_16')
    const magic = start.toString('latin1')
    if (magic.startsWith('PK\u0003\u0004') || magic === '%PDF' || magic === '\u00d0\u00cf\u0011\u00e0') {
      throw new FileFault('not_text')
    }
    const firstLine = block.subarray(0, Math.max(0, block.indexOf(0x0a)))
    // Every second byte NUL is UTF-16 without its mark.
    if (firstLine.includes(0))
      throw new FileFault(firstLine[1] === 0 ? 'utf_16' : 'not_text', {}, { line: 1 })
    return hasMark(block)
  }
  throw new FileFault('empty_file')
}

async function readSample(source: Source, columns: readonly ColumnShape[], encoding: Encoding) {
  let header: Header | undefined
  let reader: RecordReader | undefined
  const evidence = new Evidence()
  let letters = 0
  try {
    for await (const block of textBlocks(source, encoding)) {
      let rows = block
      if (!header) {
        const top = splitHeader(block)
        if (!top) continue
        header = readHeader(top.header, columns)
        const missing = missingColumns(header, columns)
        if (missing.length > 0) return { header, missing, decimals: 'none', dates: 'none' } as const
        reader = new RecordReader(header.separator, top.line + 1)
        evidence.watch(columns, header)
        rows = top.rest
      }
      reader?.feed(rows, (cells, line) => evidence.take(cells, line))
      letters += block.length
      if (letters >= sampleLetters && evidence.isEnough()) break
    }
  } catch (error) {
    throw atLine(error, reader?.line ?? 1)
  }
  if (!header) throw new FileFault('empty_file')
  return { header, missing: [], decimals: evidence.decimals(), dates: evidence.dates() } as const
}
