import type { ImportKind } from '@mandato/contract/imports/names'
import type { FileAnswer } from '@mandato/contract'
import { columnsOf } from '@mandato/contract/imports/kinds'
import type { Db } from '../platform/db/db.ts'
import type { Landing } from '../platform/bulk-load/landing.ts'
import { inParts } from '../platform/db/long-read.ts'
import { csvValue } from '../platform/http/csv.ts'

/**
 * Every row the portal holds of a kind, in the shape of its import. A program reads it: no mark before the first
 * letter, no apostrophe before what a spreadsheet would take for a formula.
 * @param day `YYYY-MM-DD`, for the name
 */
export function heldFile(db: Db, kind: ImportKind, landing: Landing, day: string): FileAnswer {
  return { filename: `${kind}-${day}.csv`, data: lines(db, kind, landing) }
}

async function* lines(db: Db, kind: ImportKind, { held }: Landing): AsyncGenerator<Uint8Array> {
  const names = columnsOf(kind).map(({ name }) => name)
  const encoder = new TextEncoder()
  yield encoder.encode(`${names.join(',')}\r\n`)
  for await (const rows of inParts(db, held)) {
    const text = rows.map((row) => `${names.map((name) => csvValue(row[name] ?? '')).join(',')}\r\n`)
    yield encoder.encode(text.join(''))
  }
}
