import { calls, type Call } from '@mandato/contract'
import type { Entity } from '@mandato/contract/audit/entities'
import { yesNo } from '@mandato/contract/audit/value-words'
import { permissionWords, roleLegend } from '@mandato/contract/accounts/user-names'
import { fieldName } from '@mandato/contract/field-words'
import { countryName } from '@mandato/contract/fields/country-names'
import type { Legend } from '@mandato/contract/legend'
import { wholeNumber } from '@mandato/contract/numbers'
import { orderStatusLegend } from '@mandato/contract/orders/status'
import { sheetStatusLegend } from '@mandato/contract/sheets/status-words'
import { type Language, languages, type Words } from '@mandato/contract/words'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import type { Names } from './queries/names.ts'

/** The list in whose words a kind of thing stands. */
const listOf: Partial<Record<Entity, keyof typeof calls>> = {
  client: 'clients',
  request: 'agencyRequests',
  shipment: 'shipments',
  preparation: 'preparations',
  import: 'imports',
  content: 'contents',
  registration: 'registrations',
  user: 'users',
  free: 'requests',
  mail: 'outbox',
}
const legendsOf = (call: Call): readonly Legend[] =>
  (call.table ?? []).flatMap(({ words }) => (words ? [words] : []))
const ofKind = new Map<string, readonly Legend[]>([
  ['order', [orderStatusLegend]],
  ['sheet', [sheetStatusLegend]],
  ...Object.entries(listOf).map(([entity, name]) => [entity, legendsOf(calls[name])] as const),
])
const ofColumn = new Map<string, Legend>()
for (const call of Object.values(calls) as Call[])
  for (const { key, words } of call.table ?? [])
    if (words) ofColumn.set(key, { ...ofColumn.get(key), ...words })

const userTypes = { 1: 'admin', 2: 'agent', 3: 'customer', 4: 'sales' } as const
/** What values are ids of, by the field they stand in. */
export const idFields: Readonly<Record<string, keyof Names>> = {
  agency_id: 'agency',
  client_id: 'client',
  client_ids: 'client',
  product_id: 'material',
  for: 'user',
  assigned: 'user',
}

/** Says a value as the reader reads it on the screens: codes in their words, ids by their names, days as days. */
export function valueIn(
  language: Language,
  names: Names,
  { entity, field, value }: { readonly entity: string; readonly field: string; readonly value: unknown },
): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.map((one) => valueIn(language, names, { entity, field, value: one })).join(', ') || null
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][language]
  if (typeof value === 'number') return numberSaid(language, names, field, value)
  if (typeof value === 'string') return textSaid(language, entity, field, value)
  return JSON.stringify(value)
}

function numberSaid(language: Language, names: Names, field: string, value: number): string {
  const kind = idFields[field]
  if (kind) return names[kind].get(value) ?? String(value)
  if (field === 'user_type' && value in userTypes)
    return roleLegend[userTypes[value as keyof typeof userTypes]].label[language]
  // A year is no quantity.
  if (Number.isInteger(value)) return Math.abs(value) < 10_000 ? String(value) : wholeNumber(language, value)
  return new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value)
}

function textSaid(language: Language, entity: string, field: string, value: string): string {
  if (field === 'sha256') return `${value.slice(0, 12)}…`
  if (field === 'language' && languages.some((one) => one === value)) return fieldName(value, language)
  if (field === 'country') return countryName(value, language) ?? value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return figuresIn(language).date(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value))
    return figuresIn(language).moment(new Date(value))
  return codeSaid(entity, field, value)?.[language] ?? value
}

function codeSaid(entity: string, field: string, code: string): Words | undefined {
  if (field === 'permissions') return (permissionWords as Readonly<Record<string, Words>>)[code]
  if (field === 'two_factor_for') return (roleLegend as Legend)[code]?.label
  const own = ofKind.get(entity)?.find((legend) => code in legend)
  return (own ?? ofColumn.get(field))?.[code]?.label
}
