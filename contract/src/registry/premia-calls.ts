import * as z from 'zod'
import { columns, defineCalls, type FilterWords } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { flag, id, search, text, year } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import { agency, code, name } from './client-columns.ts'

/** Points of a client in the reward programme, in one year, as the ERP says them. */
const PremiaRow = z.object({
  /** The client's. */
  id: z.int(),
  code: z.string(),
  business_name: z.string(),
  agency_id: z.int(),
  agency: z.string(),
  year: z.int(),
  points: z.int(),
  /** The tier reached; empty before the first. */
  tier: z.string(),
  /** Empty at the highest. */
  next_tier: z.string(),
  /** Points to the next tier; null where there is none. */
  missing_to_next: z.int().nullable(),
  /** Points at the end of the year at the pace so far; null in January, and of a year that is over. */
  forecast: z.int().nullable(),
  /** The day the points stand at. */
  as_of: isoDate,
})

const labels = {
  points: { it: 'Punti', en: 'Points', fr: 'Points', es: 'Puntos' },
  tier: { it: 'Livello', en: 'Tier', fr: 'Niveau', es: 'Nivel' },
  year: { it: 'Anno', en: 'Year', fr: 'Année', es: 'Año' },
} as const

const premiaColumns = columns(
  code,
  name,
  agency,
  { key: 'points', type: 'int', sortable: true, label: labels.points },
  { key: 'tier', type: 'text', label: labels.tier },
  {
    key: 'next_tier',
    type: 'text',
    label: { it: 'Prossimo livello', en: 'Next tier', fr: 'Niveau suivant', es: 'Nivel siguiente' },
  },
  {
    key: 'missing_to_next',
    type: 'int',
    sortable: true,
    label: { it: 'Mancano', en: 'To go', fr: 'Il manque', es: 'Faltan' },
  },
  {
    key: 'forecast',
    type: 'int',
    sortable: true,
    label: { it: 'A fine anno', en: 'By year’s end', fr: 'En fin d’année', es: 'A fin de año' },
  },
  {
    key: 'as_of',
    type: 'date',
    label: { it: 'Al', en: 'As of', fr: 'Au', es: 'A fecha de' },
  },
)

const filterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  tier: { label: labels.tier },
  reach: {
    label: { it: 'Prossimo livello', en: 'Next tier', fr: 'Niveau suivant', es: 'Nivel siguiente' },
    choices: {
      true: { it: 'a portata', en: 'within reach', fr: 'à portée', es: 'al alcance' },
      false: { it: 'lontano', en: 'far off', fr: 'éloigné', es: 'lejano' },
    },
  },
}

export const premiaCalls = defineCalls({
  premia: list('/api/v1.0/dashboard/premia', PremiaRow, premiaColumns, {
    summary: 'The reward programme: points and tier of each client in sight, nearest to the next tier first',
    roles: ['admin', 'sales', 'agent', 'customer'],
    title: { it: 'Premia', en: 'Premia', fr: 'Premia', es: 'Premia' },
    about: { agency: 'agency', client: 'client' },
    period: { it: 'Anno {year}', en: 'Year {year}', fr: 'Année {year}', es: 'Año {year}' },
    filterWords,
    filter: {
      q: search,
      /** The last one there are points of unless said. */
      year: year.optional(),
      agency: id.optional(),
      client: id.optional(),
      tier: text(60).optional(),
      /** Whether the pace so far leads to the next tier within the year. */
      reach: flag.optional(),
    },
    sort: 'missing_to_next',
    meta: z.object({
      /** Null while there are no points at all. */
      year: z.int().nullable(),
      /** The latest day the points of the rows stand at. */
      as_of: isoDate.nullable(),
      /** The years there are points of, the latest first. */
      years: z.array(z.int()),
      /** The tiers reached in the year by clients in sight, the one with the most points first. */
      tiers: z.array(z.string()),
    }),
  }),
})
