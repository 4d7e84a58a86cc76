import { columnLabels } from '@mandato/contract/imports/column-labels'
import type { ImportState } from '@mandato/contract/imports/names'
import { fill, type Language, type Words } from '@mandato/contract/words'
import type { Effect } from '../platform/bulk-load/landing.ts'
import { failures } from './failures.ts'
import { applyFault, mayCancel } from './policy.ts'
import type { ChangeRow } from './queries/changes.ts'
import type { ErrorRow } from './queries/errors.ts'
import type { ImportRow } from './queries/imports.ts'
import { type ReasonKey, reasons } from '@mandato/contract/imports/reasons'

const effectLabels: Readonly<Record<string, Words>> = {
  clients_change_agency: {
    it: 'Clienti che cambiano agenzia',
    en: 'Customers that change agency',
    fr: 'Clients qui changent d’agence',
    es: 'Clientes que cambian de agencia',
  },
  new_families: {
    it: 'Famiglie di materiali nuove',
    en: 'New families of materials',
    fr: 'Nouvelles familles de matériel',
    es: 'Familias de materiales nuevas',
  },
  ready_short: {
    it: 'Articoli con meno pezzi di quelli promessi',
    en: 'Articles with fewer pieces than promised',
    fr: 'Articles avec moins de pièces que promis',
    es: 'Artículos con menos unidades de las prometidas',
  },
  new_articles: {
    it: 'Articoli nuovi',
    en: 'New articles',
    fr: 'Articles nouveaux',
    es: 'Artículos nuevos',
  },
  new_lists: {
    it: 'Listini nuovi',
    en: 'New price lists',
    fr: 'Nouveaux tarifs',
    es: 'Tarifas nuevas',
  },
  prices_differ: {
    it: 'Righe con un prezzo diverso dal pattuito',
    en: 'Lines at another price than agreed',
    fr: 'Lignes à un autre prix que convenu',
    es: 'Líneas con un precio distinto del pactado',
  },
  prices_unknown: {
    it: 'Righe senza un prezzo calcolabile',
    en: 'Lines whose price cannot be worked out',
    fr: 'Lignes dont le prix ne se calcule pas',
    es: 'Líneas cuyo precio no se puede calcular',
  },
  revenue: {
    it: 'Fatturato {year}',
    en: 'Revenue {year}',
    fr: 'Chiffre d’affaires {year}',
    es: 'Facturación {year}',
  },
}

const effectAnswer = ({ key, count, cents, before, year }: Effect, language: Language) => ({
  key,
  label: fill(effectLabels[key]?.[language] ?? key, { year }),
  count: count ?? null,
  amount: cents ?? null,
  before: before ?? null,
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

const sentence = (reason: ReasonKey, values: Readonly<Record<string, unknown>>, language: Language): string =>
  fill(reasons[reason][language], values)

const labels: Readonly<Record<string, Words>> = columnLabels
/** What people call a column of a file. */
const fieldOf = (column: string, language: Language): string => labels[column]?.[language] ?? column

/** One thing that is wrong with a rejected row. */
export const errorAnswer = (row: ErrorRow, language: Language) => ({
  line: row.line,
  subject: row.subject,
  column: row.column,
  field: row.column === null ? null : fieldOf(row.column, language),
  value: row.value,
  reason: sentence(row.reason, row.reason_values, language),
})

/** A row as it will be, or as somebody should look at it. */
export function changeAnswer(row: ChangeRow, language: Language) {
  const values = row.details.map((one) => ({ ...one, field: fieldOf(one.column, language) }))
  const change = row.reason
    ? sentence(row.reason, row.reason_values, language)
    : values
        .map(({ field, from, to }) => `${field}: ${from === null ? '' : `${from} → `}${to ?? '–'}`)
        .join('; ')
  return { line: row.line, subject: row.subject, change, values }
}
