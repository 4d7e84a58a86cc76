import type { Column } from '../call.ts'
import { customerStatusLegend } from '../legend.ts'
import { sheetStatusLegend } from '../sheets/status.ts'

/* The columns every list of clients has: on screen, in files and on paper they are called the same. */

export const code: Column = {
  key: 'code',
  type: 'text',
  sortable: true,
  label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' },
}
export const name: Column = {
  key: 'business_name',
  type: 'text',
  sortable: true,
  label: { it: 'Ragione sociale', en: 'Business name', fr: 'Raison sociale', es: 'Razón social' },
}
export const address: Column = {
  key: 'address',
  type: 'text',
  label: { it: 'Indirizzo', en: 'Address', fr: 'Adresse', es: 'Dirección' },
}
export const city: Column = {
  key: 'city',
  type: 'text',
  sortable: true,
  label: { it: 'Località', en: 'Town', fr: 'Ville', es: 'Localidad' },
}
export const province: Column = {
  key: 'province',
  type: 'text',
  sortable: true,
  label: { it: 'Prov.', en: 'Prov.', fr: 'Prov.', es: 'Prov.' },
}
export const country: Column = {
  key: 'country',
  type: 'text',
  label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' },
}
export const phone: Column = {
  key: 'phone',
  type: 'text',
  label: { it: 'Telefono', en: 'Phone', fr: 'Téléphone', es: 'Teléfono' },
}
export const agency: Column = {
  key: 'agency',
  type: 'text',
  sortable: true,
  label: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
}
export const agent: Column = {
  key: 'agent',
  type: 'text',
  sortable: true,
  label: { it: 'Agente', en: 'Agent', fr: 'Agent', es: 'Agente' },
}
export const sheetStatus: Column = {
  key: 'sheet_status',
  type: 'badge',
  words: sheetStatusLegend,
  sortable: true,
  label: { it: 'Stato scheda', en: 'Sheet status', fr: 'Statut de la fiche', es: 'Estado de la ficha' },
}
export const customerStatus: Column = {
  key: 'customer_status',
  asked: 'status',
  type: 'badge',
  words: customerStatusLegend,
  sortable: true,
  label: { it: 'Stato cliente', en: 'Customer status', fr: 'Statut client', es: 'Estado del cliente' },
}
export const lastOrder: Column = {
  key: 'last_order_date',
  type: 'date',
  sortable: true,
  label: { it: 'Ultimo ordine', en: 'Last order', fr: 'Dernière commande', es: 'Último pedido' },
}
