import type { ImportState } from '@mandato/contract/imports/calls'
import { fill, type Language, type Words } from '@mandato/contract/words'
import type { Effect } from '../platform/bulk-load/landing.ts'
import { failures } from './failures.ts'
import { applyFault, mayCancel } from './policy.ts'
import type { ErrorRow } from './queries/errors.ts'
import type { ImportRow } from './queries/imports.ts'
import { type ReasonKey, reasons } from './reasons.ts'

const effectLabels: Readonly<Record<string, Words>> = {
  clients_change_agency: {
    it: 'Clienti che cambiano agenzia',
    en: 'Clients that change agency',
    fr: 'Clients qui changent d’agence',
    es: 'Clientes que cambian de agencia',
  },
  revenue: {
    it: 'Fatturato {year}',
    en: 'Revenue {year}',
    fr: 'Chiffre d’affaires {year}',
    es: 'Facturación {year}',
  },
}

const effectAnswer = ({ key, count, cents, year }: Effect, language: Language) => ({
  key,
  label: fill(effectLabels[key]?.[language] ?? key, { year }),
  count: count ?? null,
  amount: cents ?? null,
})

const running: readonly ImportState[] = ['checking', 'applying']

/**
 * An import as the screen gets it: sentences in the language of the person, and what he may do with it.
 * @param allowed whether the person may bring files in at all
 */
export function importAnswer(row: ImportRow, allowed: boolean, language: Language, now: Date) {
  const {
    failure,
    effects,
    started_at,
    finished_at,
    recognised,
    file_id: _file,
    asked_as_of,
    created_by: _by,
    ...rest
  } = row
  const end = finished_at ? Date.parse(finished_at) : running.includes(row.state) ? now.getTime() : null
  return {
    ...rest,
    as_of: row.as_of ?? asked_as_of,
    finished_at,
    recognised: recognised && {
      ...recognised,
      columns: [...recognised.columns],
      missing: [...recognised.missing],
    },
    effects: effects.map((effect) => effectAnswer(effect, language)),
    failure: failure && {
      key: failure.key,
      message: fill(failures[failure.key][language], failure.values),
      line: failure.line,
      column: failure.column,
    },
    seconds:
      started_at && end !== null ? Math.max(0, Math.round((end - Date.parse(started_at)) / 100) / 10) : null,
    may: {
      apply: allowed && applyFault(row, false) === null,
      accept_valid: allowed && row.rejected > 0 && applyFault(row, true) === null,
      cancel: allowed && mayCancel(row),
    },
  }
}

/** Why a row was rejected, all of it in one sentence. */
export function reasonOf(
  { reason, reason_values, others }: Pick<ErrorRow, 'reason' | 'reason_values' | 'others'>,
  language: Language,
): string {
  const first = sentence(reason, reason_values, language)
  const more = (others ?? []).map(({ column, value, ...other }) => {
    const shown = value ? ` «${value}»` : ''
    return `${column ?? ''}${shown}: ${sentence(other.reason, other.values, language)}`
  })
  return [first, ...more].join('; ')
}

const sentence = (reason: ReasonKey, values: Readonly<Record<string, unknown>>, language: Language): string =>
  fill(reasons[reason][language], values)

export const errorAnswer = (row: ErrorRow, language: Language) => ({
  line: row.line,
  subject: row.subject,
  column: row.column,
  value: row.value,
  reason: reasonOf(row, language),
})
