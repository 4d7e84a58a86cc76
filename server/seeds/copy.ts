import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

type Value = string | number | boolean | null | readonly string[] | readonly number[]

const rowsPerChunk = 500

/**
 * Fills a table by COPY, an order of magnitude faster than inserts.
 * @returns how many rows were written
 */
export async function copyInto(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<number> {
  // COPY has the connection for itself; other statements may be sent before the answers of those before them.
  Object.assign(client, { pipeline: false })
  const target = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunks(rows)), target)
  Object.assign(client, { pipeline: true })
  return rows.length
}

function* chunks(rows: readonly (readonly Value[])[]): Generator<Buffer> {
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    const part = rows.slice(start, start + rowsPerChunk)
    yield Buffer.from(part.map((row) => `${row.map(cell).join('\t')}\n`).join(''))
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)

function cell(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'object') return escaped(`{${value.map(element).join(',')}}`)
  return String(value)
}

const element = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`
