import { type Column, columns } from '../call.ts'
import {
  address,
  agency,
  agent,
  city,
  code,
  country,
  customerStatus,
  lastOrder,
  name,
  phone,
  province,
  sheetStatus,
} from '../registry/client-columns.ts'
import { sheetColumns } from '../registry/sheet-columns.ts'
import { boardStatuses } from './status.ts'
import { sheetStatusWords } from './status-words.ts'

export const agencyBoardColumns: readonly Column[] = [
  agency,
  agent,
  {
    key: 'total',
    type: 'int',
    sortable: true,
    total: true,
    label: { it: 'Clienti', en: 'Customers', fr: 'Clients', es: 'Clientes' },
  },
  ...boardStatuses.map(
    (key): Column => ({ key, type: 'int', sortable: true, total: true, label: sheetStatusWords[key].label }),
  ),
  {
    key: 'pct_confirmed',
    type: 'percent',
    sortable: true,
    label: { it: 'Confermate %', en: 'Confirmed %', fr: 'Confirmées %', es: 'Confirmadas %' },
  },
  {
    key: 'last_reminder_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Ultimo sollecito', en: 'Last reminder', fr: 'Dernière relance', es: 'Último recordatorio' },
  },
]

export const clientBoardColumns = columns(
  code,
  name,
  city,
  province,
  agency,
  agent,
  sheetStatus,
  customerStatus,
  {
    key: 'sent_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Inviata', en: 'Sent', fr: 'Envoyée', es: 'Enviada' },
  },
  {
    key: 'signed_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Firmata', en: 'Signed', fr: 'Signée', es: 'Firmada' },
  },
  {
    key: 'confirmed_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Confermata', en: 'Confirmed', fr: 'Confirmée', es: 'Confirmada' },
  },
  {
    key: 'valid_from',
    type: 'date',
    sortable: true,
    label: { it: 'Valida dal', en: 'Valid from', fr: 'Valable dès', es: 'Válida desde' },
  },
  {
    key: 'days_waiting',
    type: 'int',
    sortable: true,
    label: { it: 'Giorni', en: 'Days', fr: 'Jours', es: 'Días' },
  },
)
/** An agent's own clients are all of one agency. */
export const ownBoardColumns = clientBoardColumns.filter((column) => column !== agency)

/** The columns a printed list of clients can have, in their order on paper. */
export const printColumns: readonly Column[] = [
  code,
  name,
  address,
  {
    key: 'postal_code',
    type: 'text',
    label: { it: 'CAP', en: 'Postal code', fr: 'Code postal', es: 'C. P.' },
  },
  city,
  province,
  country,
  phone,
  agency,
  agent,
  sheetStatus,
  customerStatus,
  lastOrder,
]
export const printKeys = printColumns.map((c) => c.key) as [string, ...string[]]

const text = (key: string): Column => ({ key, type: 'text', label: { it: key, en: key, fr: key, es: key } })
/** The CSV set for the ERP: the names are those of the `clients` file, in every language; the import takes it back. */
export const erpColumns: readonly Column[] = [
  'code',
  'internal_code',
  'agency_code',
  ...sheetColumns,
  'sheet_id',
  'revision',
  'valid_from',
  'confirmed_at',
].map(text)
