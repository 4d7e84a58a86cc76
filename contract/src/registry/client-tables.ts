import { columns } from '../call.ts'
import { eventLegend } from './event-words.ts'
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
} from './client-columns.ts'

export const clientColumns = columns(
  code,
  name,
  address,
  city,
  province,
  country,
  phone,
  customerStatus,
  sheetStatus,
  agent,
  lastOrder,
  {
    key: 'revenue_this_year',
    type: 'money',
    sortable: true,
    when: 'as_of',
    label: {
      it: 'Fatturato {year}',
      en: 'Revenue {year}',
      fr: 'CA {year}',
      es: 'Facturación {year}',
    },
  },
  {
    key: 'delta_pct',
    type: 'percent',
    sortable: true,
    when: 'as_of',
    label: {
      it: 'Δ % sul {prev_year}',
      en: 'Δ % on {prev_year}',
      fr: 'Δ % sur {prev_year}',
      es: 'Δ % sobre {prev_year}',
    },
  },
  {
    key: 'overdue_amount',
    type: 'money',
    sortable: true,
    when: 'as_of',
    label: { it: 'Scaduto', en: 'Overdue', fr: 'Échu', es: 'Vencido' },
  },
)

export const progressColumns = columns(
  code,
  name,
  city,
  province,
  agency,
  agent,
  customerStatus,
  sheetStatus,
  {
    key: 'days_waiting',
    type: 'int',
    sortable: true,
    label: { it: 'Giorni di attesa', en: 'Days waiting', fr: 'Jours d’attente', es: 'Días de espera' },
  },
  {
    key: 'revenue_last_year',
    type: 'money',
    sortable: true,
    total: true,
    label: { it: 'Anno precedente', en: 'Last year', fr: 'Année précédente', es: 'Año anterior' },
  },
  {
    key: 'revenue_this_year',
    type: 'money',
    sortable: true,
    total: true,
    label: { it: 'Anno in corso', en: 'This year', fr: 'Année en cours', es: 'Año en curso' },
  },
  { key: 'delta_pct', type: 'percent', label: { it: 'Δ %', en: 'Δ %', fr: 'Δ %', es: 'Δ %' } },
  lastOrder,
  {
    key: 'overdue_amount',
    type: 'money',
    sortable: true,
    total: true,
    label: { it: 'Scaduto', en: 'Overdue', fr: 'Échu', es: 'Vencido' },
  },
)

export const timelineColumns = columns(
  { key: 'at', type: 'datetime', label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' } },
  {
    key: 'what',
    type: 'badge',
    words: eventLegend,
    label: { it: 'Evento', en: 'Event', fr: 'Événement', es: 'Evento' },
  },
  { key: 'detail', type: 'text', label: { it: 'Che cosa', en: 'What', fr: 'Quoi', es: 'Qué' } },
  { key: 'by', type: 'text', label: { it: 'Chi', en: 'Who', fr: 'Qui', es: 'Quién' } },
  { key: 'reason', type: 'text', label: { it: 'Motivo', en: 'Reason', fr: 'Motif', es: 'Motivo' } },
)

export const activityColumns = columns(
  // No figures to be grouped by thousands: a year is a name.
  { key: 'year', type: 'text', label: { it: 'Anno', en: 'Year', fr: 'Année', es: 'Año' } },
  { key: 'month', type: 'text', label: { it: 'Mese', en: 'Month', fr: 'Mois', es: 'Mes' } },
  {
    key: 'quotes',
    type: 'int',
    total: true,
    label: { it: 'Preventivi', en: 'Quotes', fr: 'Devis', es: 'Presupuestos' },
  },
  {
    key: 'orders',
    type: 'int',
    total: true,
    label: { it: 'Ordini', en: 'Orders', fr: 'Commandes', es: 'Pedidos' },
  },
  {
    key: 'conversion_pct',
    type: 'percent',
    label: { it: 'Conversione %', en: 'Conversion %', fr: 'Conversion %', es: 'Conversión %' },
  },
)
