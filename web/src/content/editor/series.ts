import type { Language } from '@mandato/contract/words'
import { parseNumber } from '../../ui/forms/parse-money.ts'
import type { ContentInput } from './data.ts'

/** A series as it is typed: title, unit, and "label = value" lines with the numbers of a language. */
export interface TypedSeries {
  readonly label: string
  readonly unit: string
  readonly points: string
  readonly language: Language
}
type Series = NonNullable<ContentInput['series']>

export const noSeries = (language: Language): TypedSeries => ({ label: '', unit: '', points: '', language })

/** What the server takes: of a chart with one point nothing could be seen. */
const [fewest, most] = [2, 60] as const
const longestLabel = 40
const largest = 1e9
const decimals = 10

export function typedSeries(series: Series, language: Language): TypedSeries {
  const written = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: decimals })
  const lines = series.points.map(({ label, value }) => `${label} = ${written.format(value)}`)
  return { label: series.label, unit: series.unit ?? '', points: lines.join('\n'), language }
}

/** A point as its line says it, or null where it says none. */
function pointIn(line: string, language: Language): Series['points'][number] | null {
  const [, said = '', number = ''] = /^(.+)[=;:\t]([^=;:\t]*)$/.exec(line) ?? []
  const label = said.trim()
  const value = parseNumber(number.trim().replace(/%$/, ''), language, decimals)
  const fits = label !== '' && label.length <= longestLabel
  return fits && value !== null && Math.abs(value) <= largest ? { label, value } : null
}

const linesOf = ({ points, language }: TypedSeries) =>
  points
    .split('\n')
    .map((line, at) => ({ at: at + 1, line: line.trim(), point: pointIn(line.trim(), language) }))
    .filter(({ line }) => line !== '')

/** What keeps a series from being saved: the lines that say no value, or how many there are; null when nothing does. */
export function faultOfSeries(
  series: TypedSeries,
): { readonly key: 'looks.pointsWrong' | 'looks.pointsCount'; readonly lines: string } | null {
  const lines = linesOf(series)
  const wrong = lines.filter(({ point }) => point === null)
  if (wrong.length > 0)
    return { key: 'looks.pointsWrong', lines: wrong.map(({ at, line }) => `${at} (${line})`).join(', ') }
  const given = lines.length === 0 || (lines.length >= fewest && lines.length <= most)
  return given ? null : { key: 'looks.pointsCount', lines: String(lines.length) }
}

/** A series as the server takes it; none when no value is typed. */
export function seriesOf(series: TypedSeries, title: string): Series | null {
  const points = linesOf(series).flatMap(({ point }) => point ?? [])
  const label = (series.label.trim() || title.trim()).slice(0, 120)
  return points.length === 0 ? null : { label, unit: series.unit, points }
}
