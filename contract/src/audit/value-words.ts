import type { SettingGroup } from '../company/groups.ts'
import type { Words } from '../words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const yesNo = { yes: w('sì', 'yes', 'oui', 'sí'), no: w('no', 'no', 'non', 'no') } as const

/** What the groups of the settings are called, as their tabs on the screen. */
export const settingGroupWords: Readonly<Record<SettingGroup, Words>> = {
  company: w('Azienda', 'Company', 'Entreprise', 'Empresa'),
  accounts: w('Accessi', 'Accounts', 'Accès', 'Accesos'),
  audit: w('Registro attività', 'Audit trail', 'Journal d’activité', 'Registro de actividad'),
  content: w('Contenuti', 'Contents', 'Contenus', 'Contenidos'),
  ready: w('Pronta consegna', 'Ready goods', 'Disponibles', 'Entrega inmediata'),
  orders: w('Ordini', 'Orders', 'Commandes', 'Pedidos'),
  invoices: w('Fatture', 'Invoices', 'Factures', 'Facturas'),
  materials: w('Materiali', 'Materials', 'Matériel', 'Materiales'),
  sheets: w('Schede cliente', 'Customer sheets', 'Fiches client', 'Fichas de cliente'),
}
