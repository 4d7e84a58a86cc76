import type { Words } from '../words.ts'

/** The numbers that are looked at each night, with what people call them. */
export const doubtfulFields = {
  phone: { it: 'Telefono', en: 'Telephone', fr: 'Téléphone', es: 'Teléfono' },
  mobile: { it: 'Cellulare', en: 'Mobile', fr: 'Mobile', es: 'Móvil' },
  vat_number: { it: 'Partita IVA', en: 'VAT number', fr: 'Numéro de TVA', es: 'NIF-IVA' },
  tax_code: { it: 'Codice fiscale', en: 'Tax code', fr: 'Code fiscal', es: 'Código fiscal' },
  contact_phone: {
    it: 'Telefono di un contatto',
    en: 'Telephone of a contact',
    fr: 'Téléphone d’un contact',
    es: 'Teléfono de un contacto',
  },
  agent_phone: {
    it: 'Telefono di un agente',
    en: 'Telephone of an agent',
    fr: 'Téléphone d’un agent',
    es: 'Teléfono de un agente',
  },
  iban: { it: 'IBAN', en: 'IBAN', fr: 'IBAN', es: 'IBAN' },
} satisfies Record<string, Words>
export type DoubtfulField = keyof typeof doubtfulFields
