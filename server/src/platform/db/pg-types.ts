import pg from 'pg'

type Parse = (text: string) => unknown

/**
 * Whole numbers of 64 bits arrive as numbers; one that JavaScript cannot hold exactly is an error,
 * because a rounded amount or id is worse than a failed request.
 */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond the safe range: ${text}`)
  return value
}

/**
 * Moments arrive as ISO strings in UTC with milliseconds, as `Date.toISOString` writes them: they sort
 * as text and survive JSON unchanged. PostgreSQL keeps microseconds, so never compare a moment that
 * came from here for equality with a column.
 */
export function parseMoment(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (match) return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`
  const moment = new Date(text.replace(/([+-]\d\d)$/, '$1:00'))
  if (Number.isNaN(moment.getTime())) throw new RangeError('a moment outside the years 1 to 9999')
  return moment.toISOString()
}

const asText: Parse = (text) => text
const { builtins, getTypeParser } = pg.types

const scalars: Record<number, Parse> = {
  [builtins.INT8]: parseInt8,
  [builtins.NUMERIC]: asText,
  // A business day read through JavaScript's Date moves by one day under TZ=Europe/Rome.
  [builtins.DATE]: asText,
  [builtins.TIMESTAMP]: asText,
  [builtins.TIMESTAMPTZ]: parseMoment,
}

// The oid of an array type is not derivable from its element's: int8[], numeric[], date[], timestamp[], timestamptz[].
const arrays: Record<number, number> = {
  1016: builtins.INT8,
  1231: builtins.NUMERIC,
  1182: builtins.DATE,
  1115: builtins.TIMESTAMP,
  1185: builtins.TIMESTAMPTZ,
}

// The text of these types holds neither commas nor quotes of its own, so splitting is exact.
const parseArray = (text: string, parse: Parse): unknown[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))))

const parsers = new Map<number, Parse>(Object.entries(scalars).map(([oid, parse]) => [Number(oid), parse]))
for (const [oid, element] of Object.entries(arrays)) {
  const parse = scalars[element] ?? asText
  parsers.set(Number(oid), (text) => parseArray(text, parse))
}

/** How values arrive from PostgreSQL; given to each pool and client, so nothing global is changed. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const own = format === 'binary' ? undefined : parsers.get(oid)
    return own ?? getTypeParser(oid, format)
  },
}
