import type { Column } from '../call.ts'
import { customerStatusLegend } from './customer-status.ts'
import { sheetStatusLegend } from '../sheets/status-words.ts'

/* The columns every list of clients has: on screen, in files and on paper they are called the same. */

export const code = {
  key: 'code',
  type: 'text',
  sortable: true,
  label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
} as const satisfies Column
export const name = {
  key: 'business_name',
  type: 'text',
  sortable: true,
  label: { it: 'Ragione sociale', en: 'Business name', fr: 'Raison sociale', es: 'Razón social' },
} as const satisfies Column
export const address = {
  key: 'address',
  type: 'text',
  label: { it: 'Indirizzo', en: 'Address', fr: 'Adresse', es: 'Dirección' },
} as const satisfies Column
export const city = {
  key: 'city',
  type: 'text',
  sortable: true,
  label: { it: 'Località', en: 'Town', fr: 'Ville', es: 'Localidad' },
} as const satisfies Column
export const province = {
  key: 'province',
  type: 'text',
  sortable: true,
  label: { it: 'Prov.', en: 'Prov.', fr: 'Prov.', es: 'Prov.' },
} as const satisfies Column
export const country = {
  key: 'country',
  type: 'text',
  label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' },
} as const satisfies Column
export const phone = {
  key: 'phone',
  type: 'text',
  label: { it: 'Telefono', en: 'Phone', fr: 'Téléphone', es: 'Teléfono' },
} as const satisfies Column
export const agency = {
  key: 'agency',
  type: 'text',
  sortable: true,
  label: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
} as const satisfies Column
export const agent = {
  key: 'agent',
  type: 'text',
  sortable: true,
  label: { it: 'Agente', en: 'Agent', fr: 'Agent', es: 'Agente' },
} as const satisfies Column
export const sheetStatus = {
  key: 'sheet_status',
  type: 'badge',
  words: sheetStatusLegend,
  sortable: true,
  label: { it: 'Stato scheda', en: 'Sheet status', fr: 'Statut de la fiche', es: 'Estado de la ficha' },
} as const satisfies Column
export const customerStatus = {
  key: 'customer_status',
  asked: 'status',
  type: 'badge',
  words: customerStatusLegend,
  sortable: true,
  label: { it: 'Stato cliente', en: 'Customer status', fr: 'Statut client', es: 'Estado del cliente' },
} as const satisfies Column
export const lastOrder = {
  key: 'last_order_date',
  type: 'date',
  sortable: true,
  label: { it: 'Ultimo ordine', en: 'Last order', fr: 'Dernière commande', es: 'Último pedido' },
} as const satisfies Column
