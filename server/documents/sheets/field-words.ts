import { sheetField } from '@mandato/contract/sheets/fields'
import type { Words } from '@mandato/contract/words'

/** The fields of the client sheet that are printed; their words are the contract's, as on the screen. */
const printed = [
  'business_name',
  'code',
  'vat_number',
  'tax_code',
  'address',
  'postal_code',
  'locality',
  'province',
  'country',
  'phone',
  'mobile',
  'postal_same',
  'postal_address',
  'postal_postal_code',
  'postal_locality',
  'postal_province',
  'postal_country',
  'delivery_same',
  'delivery_address',
  'delivery_postal_code',
  'delivery_locality',
  'delivery_province',
  'delivery_country',
  'delivery_notes',
  'agent',
  'agency',
  'email_admin',
  'email_commercial',
  'email_management',
  'email_certified',
  'sdi_code',
  'public_body',
  'bank_name',
  'abi',
  'cab',
  'iban',
  'payment_code',
  'discount',
  'fixed_days',
  'notes',
] as const
export type SheetFieldKey = (typeof printed)[number]

export const fieldWords = Object.fromEntries(
  printed.map((key) => {
    const field = sheetField.get(key)
    if (!field) throw new Error(`the contract has no field ${key}`)
    return [key, field.label]
  }),
) as Readonly<Record<SheetFieldKey, Words>>

/** The sections, with what stands small under their titles. */
export const sectionWords: Readonly<
  Record<
    | 'identity'
    | 'office'
    | 'postal'
    | 'delivery'
    | 'agent'
    | 'mail'
    | 'invoicing'
    | 'bank'
    | 'payment'
    | 'notes',
    { readonly title: Words; readonly hint?: Words; readonly remark?: Words }
  >
> = {
  identity: {
    title: { it: 'Cliente', en: 'Client', fr: 'Client', es: 'Cliente' },
    hint: {
      it: 'Come da visura camerale',
      en: 'As in the business register',
      fr: 'Comme au registre du commerce',
      es: 'Según el registro mercantil',
    },
  },
  office: {
    title: { it: 'Sede legale', en: 'Registered office', fr: 'Siège social', es: 'Domicilio social' },
    hint: {
      it: 'Intestazione delle fatture',
      en: 'Invoices are made out to it',
      fr: 'Adresse de facturation',
      es: 'Dirección de las facturas',
    },
  },
  postal: {
    title: { it: 'Indirizzo postale', en: 'Postal address', fr: 'Adresse postale', es: 'Dirección postal' },
    hint: {
      it: 'Solo se diverso dalla sede',
      en: 'Only where different',
      fr: 'Seulement si différente',
      es: 'Solo si es distinta',
    },
  },
  delivery: {
    title: { it: 'Consegna', en: 'Delivery', fr: 'Livraison', es: 'Entrega' },
    hint: {
      it: 'Luogo di scarico della merce',
      en: 'Where the goods are unloaded',
      fr: 'Lieu de déchargement',
      es: 'Lugar de descarga',
    },
  },
  agent: {
    title: { it: 'Agente e agenzia', en: 'Agent and agency', fr: 'Agent et agence', es: 'Agente y agencia' },
  },
  mail: {
    title: { it: 'E-mail per uso', en: 'E-mail by use', fr: 'E-mail par usage', es: 'Correo por uso' },
    hint: {
      it: 'Un indirizzo per ufficio',
      en: 'One address for each office',
      fr: 'Une adresse par service',
      es: 'Una dirección por oficina',
    },
  },
  invoicing: {
    title: {
      it: 'Fattura SDI',
      en: 'E-invoicing',
      fr: 'Facture électronique',
      es: 'Factura electrónica',
    },
    hint: {
      it: 'Fatturazione elettronica',
      en: 'Italian exchange system',
      fr: 'Système d’échange italien',
      es: 'Sistema italiano SDI',
    },
    remark: {
      it: 'Sette caratteri. 0000000 se le fatture arrivano per PEC, XXXXXXX per clienti esteri.',
      en: 'Seven characters. XXXXXXX for clients outside Italy.',
      fr: 'Sept caractères. XXXXXXX pour les clients hors d’Italie.',
      es: 'Siete caracteres. XXXXXXX para clientes fuera de Italia.',
    },
  },
  bank: {
    title: { it: 'Banca', en: 'Bank', fr: 'Banque', es: 'Banco' },
    hint: {
      it: 'ABI e CAB sono compresi nell’IBAN',
      en: 'ABI and CAB are part of an Italian IBAN',
      fr: 'ABI et CAB font partie de l’IBAN italien',
      es: 'ABI y CAB forman parte del IBAN italiano',
    },
  },
  payment: {
    title: { it: 'Pagamento', en: 'Payment', fr: 'Paiement', es: 'Pago' },
    hint: {
      it: 'Concordato con l’agente',
      en: 'As agreed with the agent',
      fr: 'Convenu avec l’agent',
      es: 'Acordado con el agente',
    },
  },
  notes: { title: { it: 'Note', en: 'Notes', fr: 'Notes', es: 'Notas' } },
}
