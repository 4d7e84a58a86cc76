import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { id, idOrAll, pageParams, perPage, text, year } from '../fields/fields.ts'
import { money } from '../fields/money.ts'
import { assignments, Subject } from './rows.ts'
import { LineRow } from './line-rows.ts'
import { periods, salesFilterWords } from './file-words.ts'
import { categoryKey, readers } from './scope.ts'

/** The invoice lines behind every figure. */
export const lineCalls = defineCalls({
  salesLines: {
    method: 'GET',
    path: '/api/v1.0/sales/lines/{page}',
    summary: 'The invoice lines behind a figure; their total is the figure',
    roles: readers,
    effect: 'read',
    params: pageParams,
    query: z.object({
      agency: idOrAll.optional(),
      client: id.optional(),
      agent: id.optional(),
      category: categoryKey.optional(),
      code: text(10).optional(),
      year: year.optional(),
      month: z.coerce.number<string | number>().int().min(1).max(12).optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
      assignment: z.enum(assignments).default('year'),
      per_page: perPage,
    }),
    response: z.array(LineRow),
    meta: z.object({
      as_of: isoDate.nullable(),
      total: money,
      lines: z.int(),
      invoiced: money,
      invoice_lines: z.int(),
      credited: money,
      credit_lines: z.int(),
      from: isoDate.nullable(),
      to: isoDate.nullable(),
      imported_at: z.string().nullable(),
      subject: Subject,
    }),
    about: { agency: 'agency', client: 'client', agent: 'agent' },
    period: periods.days,
    filterWords: salesFilterWords,
    title: { it: 'Righe di fattura', en: 'Invoice lines', fr: 'Lignes de facture', es: 'Líneas de factura' },
    table: [
      { key: 'date', type: 'date', label: { it: 'Data', en: 'Date', fr: 'Date', es: 'Fecha' } },
      {
        key: 'invoice_number',
        type: 'text',
        label: { it: 'Fattura', en: 'Invoice', fr: 'Facture', es: 'Factura' },
      },
      { key: 'line', type: 'int', label: { it: 'Riga', en: 'Line', fr: 'Ligne', es: 'Línea' } },
      {
        key: 'client_code',
        type: 'text',
        label: { it: 'Codice cliente', en: 'Customer code', fr: 'Code client', es: 'Código cliente' },
      },
      { key: 'client', type: 'text', label: { it: 'Cliente', en: 'Customer', fr: 'Client', es: 'Cliente' } },
      {
        key: 'product_code',
        type: 'text',
        label: { it: 'Articolo', en: 'Article', fr: 'Article', es: 'Artículo' },
      },
      {
        key: 'description',
        type: 'text',
        label: { it: 'Descrizione', en: 'Description', fr: 'Désignation', es: 'Descripción' },
      },
      { key: 'family_code', type: 'text', label: { it: 'Fam.', en: 'Fam.', fr: 'Fam.', es: 'Fam.' } },
      { key: 'quantity', type: 'int', label: { it: 'Q.tà', en: 'Qty', fr: 'Qté', es: 'Cant.' } },
      {
        key: 'amount',
        type: 'money',
        total: true,
        label: { it: 'Importo', en: 'Amount', fr: 'Montant', es: 'Importe' },
      },
      { key: 'expo', type: 'bool', label: { it: 'Expo', en: 'Display', fr: 'Expo', es: 'Expo' } },
    ],
    paged: true,
  },
})
