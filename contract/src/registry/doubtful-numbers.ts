import * as z from 'zod'
import { columns, defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { list } from '../list.ts'
import { doubtfulFields } from './doubtful-fields.ts'

const DoubtfulNumber = z
  .object({
    type: z.enum(['agency', 'client']),
    id: z.int(),
    code: z.string(),
    business_name: z.string(),
    country: z.string(),
    field: z.enum(['phone', 'mobile', 'vat_number', 'tax_code', 'iban', 'contact_phone', 'agent_phone']),
    value: z.string(),
    found_at: instant,
  })
  .meta({ id: 'DoubtfulNumber' })

const doubtfulColumns = columns(
  {
    key: 'code',
    type: 'text',
    label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
    sortable: true,
  },
  {
    key: 'business_name',
    type: 'text',
    label: { it: 'Ragione sociale', en: 'Business name', fr: 'Raison sociale', es: 'Razón social' },
    sortable: true,
  },
  { key: 'country', type: 'text', label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' } },
  {
    key: 'field',
    type: 'badge',
    label: { it: 'Campo', en: 'Field', fr: 'Champ', es: 'Campo' },
    words: Object.fromEntries(
      Object.entries(doubtfulFields).map(([key, label]) => [key, { tone: 'neutral' as const, label }]),
    ),
    sortable: true,
  },
  {
    key: 'value',
    type: 'text',
    label: { it: 'Valore salvato', en: 'Stored value', fr: 'Valeur enregistrée', es: 'Valor guardado' },
  },
)

export const doubtfulCalls = defineCalls({
  doubtfulNumbers: list('/api/v1.0/admin/doubtful-numbers/{page}', DoubtfulNumber, doubtfulColumns, {
    summary: 'Stored telephone, VAT, tax and bank numbers that would not be taken today, as of last night',
    roles: ['admin'],
    title: {
      it: 'Numeri da controllare',
      en: 'Numbers to check',
      fr: 'Numéros à vérifier',
      es: 'Números por comprobar',
    },
    sort: 'business_name',
  }),
})
