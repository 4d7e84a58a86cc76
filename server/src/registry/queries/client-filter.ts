import type { clientsCalls } from '@mandato/contract/registry/client-calls'
import type { clientFlags, progressFlags } from '@mandato/contract/registry/client-flags'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Filter } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { codesLike, containing, escapeLike, sql } from '../../platform/db/sql.ts'
import { clientFlagRules, type FlagRule, progressFlagRules } from '../rules.ts'
import { anyOf, fits } from './flags.ts'
import { seesClient } from './scope.ts'

type Condition = RawBuilder<boolean>
type Given = Partial<
  Omit<z.output<typeof clientsCalls.clients.query>, 'filters' | 'sort' | 'order' | 'page' | 'per_page'>
>
interface Flags<Flag> {
  readonly filters?: readonly Flag[] | undefined
}
type BoundingBox = NonNullable<z.output<typeof clientsCalls.clients.query>['bbox']>

/**
 * Which clients a list shows: those in sight, without the deleted ones, narrowed by the filters that are given.
 * The query calls the view `client_cards` c.
 */
const inList = (person: Person, given: Given): Filter[] => [
  seesClient(person, 'c'),
  sql<boolean>`c.status <> 'deleted'`,
  given.q && contains(given.q),
  given.location && inLocation(given.location),
  given.country && sql<boolean>`c.country = ${given.country}`,
  given.bbox && inBox(given.bbox),
  given.status && sql<boolean>`c.status = any(${given.status})`,
  given.sheet_status && sql<boolean>`c.sheet_status = any(${given.sheet_status})`,
  given.agency !== undefined && sql<boolean>`c.agency_id = ${given.agency}`,
  given.agent !== undefined && sql<boolean>`c.agent_id = ${given.agent}`,
  given.placed !== undefined && sql<boolean>`(c.lat is not null) = ${given.placed}`,
]

export const clientsInList = (
  person: Person,
  { filters, ...given }: Given & Flags<(typeof clientFlags)[number]>,
): Filter[] => [...inList(person, given), filters && flagged(filters, clientFlagRules)]

/** @param agency 0 is every agency */
export const clientsInProgress = (
  person: Person,
  agency: number,
  { filters, ...given }: Given & Flags<(typeof progressFlags)[number]>,
): Filter[] => [
  ...inList(person, agency > 0 ? { ...given, agency } : given),
  filters && flagged(filters, progressFlagRules),
]

/** Name, town and VAT number anywhere, the code from its beginning; accents and case make no difference. */
const contains = (q: string): Condition =>
  sql<boolean>`(c.searchable like ${containing(q)} or c.code like ${codesLike(`${escapeLike(q)}%`)})`

/**
 * A country, a province or a region. `FR` is Frosinone on an Italian number plate and France: alone it means
 * both, as `IT-FR` (ISO 3166-2) the province.
 */
function inLocation(location: string): Condition {
  const province = /^IT-([A-Z]{2})$/i.exec(location)?.[1]
  if (province) return sql<boolean>`(c.country = 'IT' and c.province = upper(${province}))`
  const code = location.toUpperCase()
  return sql<boolean>`(c.country = ${code} or upper(c.province) = ${code} or upper(c.region) = ${code})`
}

const inBox = ({ west, south, east, north }: BoundingBox): Condition =>
  west <= east
    ? sql<boolean>`(c.lat between ${south} and ${north} and c.lng between ${west} and ${east})`
    : sql<boolean>`(c.lat between ${south} and ${north} and (c.lng >= ${west} or c.lng <= ${east}))`

/** Rows with any of the wanted flags. */
const flagged = <Flag extends string>(
  wanted: readonly Flag[],
  rules: Readonly<Record<Flag, FlagRule>>,
): Condition => anyOf(wanted.map((flag) => fits(rules[flag])))
