import { numberIn, wholeNumber } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'
import type { errorAnswer, importAnswer } from '../../imports/index.ts'
import { say } from './words.ts'

type Answer = ReturnType<typeof importAnswer>
type ErrorLine = ReturnType<typeof errorAnswer>

const separators: Readonly<Record<string, string>> = { '\t': 'tab' }

/** The result of an import as lines for a terminal. */
export function report(answer: Answer, errors: readonly ErrorLine[], language: Language): string[] {
  const number = (value: number) => wholeNumber(language, value)
  const { recognised, failure, state, rows, created, updated, unchanged, rejected } = answer
  const counts = Object.fromEntries(
    Object.entries({ rows, created, updated, unchanged, rejected }).map(([key, value]) => [
      key,
      number(value),
    ]),
  )
  const lines = recognised ? recognisedLines(recognised, language) : []
  if (rows > 0) lines.push(say(language, 'counts', counts))
  for (const effect of answer.effects) lines.push(`  ${effect.label}: ${effectValue(effect, language)}`)
  for (const { line, field, value, reason } of errors) {
    lines.push(
      `  ${[say(language, 'line', { line }), field, value === null ? null : value === '' ? say(language, 'empty') : `«${value}»`, reason].filter((part) => part !== null).join('  ')}`,
    )
  }
  if (rejected > errors.length)
    lines.push(`  ${say(language, 'more', { count: number(rejected - errors.length) })}`)
  lines.push(ending(state, failure, language))
  return lines
}

function recognisedLines(recognised: NonNullable<Answer['recognised']>, language: Language): string[] {
  const { columns, encoding, bom, gzip, separator, decimals, dates } = recognised
  const count = columns.filter((column) => column.known).length
  const unknown = columns.filter((column) => !column.known).map((column) => column.name)
  const signs = { point: '1234.56', comma: '1.234,56', none: '–' }
  const days = { iso: '2025-11-14', italian: '14/11/2025', none: '–' }
  const lines = [
    say(language, 'recognised', {
      encoding: [gzip ? 'gzip' : '', encoding, bom ? 'BOM' : ''].filter(Boolean).join(' '),
      separator: separators[separator] ?? separator,
      decimals: signs[decimals],
      dates: days[dates],
      columns: `${count}/${columns.length}`,
    }),
  ]
  if (unknown.length > 0) lines.push(say(language, 'unknown_columns', { columns: unknown.join(', ') }))
  return lines
}

function effectValue({ count, amount }: Answer['effects'][number], language: Language): string {
  const money =
    amount === null ? null : numberIn(language, { style: 'currency', currency: 'EUR' })(amount / 100)
  const many = count === null && money !== null ? null : wholeNumber(language, count ?? 0)
  return [many, money].filter((part) => part !== null).join(' · ')
}

function ending(state: Answer['state'], failure: Answer['failure'], language: Language): string {
  if (failure) {
    const place = [
      failure.line === null ? null : say(language, 'line', { line: failure.line }),
      failure.column,
    ].filter((part) => part !== null)
    return `${failure.message}${place.length > 0 ? ` (${place.join(', ')})` : ''}`
  }
  return state === 'done' || state === 'checked' || state === 'cancelled' ? say(language, state) : state
}
