import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** One line of the file “Online Retail” (UCI, doi 10.24432/C5BW33), as text. */
export interface SourceLine {
  readonly InvoiceNo: string
  readonly StockCode: string
  readonly Description: string
  readonly Quantity: string
  /** `2010-12-01 08:26:00` */
  readonly InvoiceDate: string
  /** Pounds, up to three decimals; read as euros. */
  readonly UnitPrice: string
  readonly CustomerID: string
  readonly Country: string
}

/** Reads the source file line by line. */
export async function* sourceLines(path: string): AsyncGenerator<SourceLine> {
  const file = createReadStream(path)
  const plain = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  yield* plain.pipe(parse({ columns: true, relax_quotes: true })) as AsyncIterable<SourceLine>
}
