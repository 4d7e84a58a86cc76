import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, search, text, year } from '../fields/fields.ts'
import { money } from '../fields/money.ts'
import { searchWords } from '../filter-words.ts'
import { labelsOf } from '../legend.ts'
import { list } from '../list.ts'
import { lineChecks, mostOfContest } from './names.ts'
import { CheckedLine } from './proof.ts'
import { lineCheckLegend } from './status.ts'
import { checkedLineColumns, invoiceLabels } from './tables.ts'

const readers = ['admin', 'sales', 'agent', 'customer'] as const

/** The filter for documents with a line at another price. */
export const differsWords = {
  label: { it: 'Prezzo diverso', en: 'Other price', fr: 'Autre prix', es: 'Otro precio' },
  choices: {
    true: {
      it: 'solo con righe diverse',
      en: 'with differing lines only',
      fr: 'avec lignes différentes',
      es: 'solo con líneas distintas',
    },
    false: {
      it: 'senza righe diverse',
      en: 'without differing lines',
      fr: 'sans lignes différentes',
      es: 'sin líneas distintas',
    },
  },
}

/** What the price rule says of invoiced lines, and contesting one. */
export const lineCalls = defineCalls({
  invoiceLines: list('/api/v1.0/invoices/lines/{page}', CheckedLine, checkedLineColumns, {
    summary:
      'Invoiced lines with what the price rule says of them: agreed, another price, not to be worked out',
    roles: readers,
    about: { agency: 'agency', client: 'client' },
    title: {
      it: 'Righe e prezzi pattuiti',
      en: 'Lines and agreed prices',
      fr: 'Lignes et prix convenus',
      es: 'Líneas y precios pactados',
    },
    filterWords: {
      q: searchWords,
      year: { label: invoiceLabels.year },
      check: { label: invoiceLabels.check, choices: labelsOf(lineCheckLegend) },
    },
    filter: {
      q: search,
      agency: id.optional(),
      client: id.optional(),
      year: year.optional(),
      check: z.enum(lineChecks).optional(),
    },
    sort: 'date',
    order: 'desc',
    meta: z.object({
      /** How many there are of each, whatever check is asked for. */
      counts: z.object({ agrees: z.int(), differs: z.int(), unknown: z.int() }),
      /** What those that differ are off by. */
      difference: money,
    }),
  }),
  contestLine: {
    method: 'POST',
    path: '/api/v1.0/invoices/contest',
    summary: 'Contest a line: opens a request to head office with what the portal worked out',
    roles: readers,
    effect: 'write',
    body: z.strictObject({ invoice: id, line: z.int().positive(), text: text(mostOfContest).min(1) }),
    response: done.extend({ id: z.string() }),
    refuses: ['already_contested'],
    leadsTo: { requestDetail: { id: 'response.id' } },
  },
})
