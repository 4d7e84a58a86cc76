import type { Format } from './reading/recognise.ts'

/** What the answer says about the file: one reading for the whole of it. */
export interface Recognised extends Pick<Format, 'encoding' | 'bom' | 'gzip' | 'decimals' | 'dates'> {
  readonly separator: Format['header']['separator']
  readonly columns: Format['header']['columns']
  readonly missing: readonly string[]
}

export const recognisedOf = ({
  header,
  encoding,
  bom,
  gzip,
  decimals,
  dates,
  missing,
}: Format): Recognised => ({
  encoding,
  bom,
  gzip,
  decimals,
  dates,
  missing,
  separator: header.separator,
  columns: header.columns.slice(0, 500),
})
