import type { Words } from '../words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** Kinds of personal data, with the names of the fields they stand in: the register finds them in the calls. */
export const dataKinds = {
  identity: {
    fields: [
      'surname',
      'user_name',
      'signer_name',
      'contacts',
      'business_name',
      'client',
      'person',
      'who',
      'recipient',
      'company',
      'agent',
      'by',
    ],
    words: w('nomi', 'names', 'noms', 'nombres'),
  },
  contact: {
    fields: [
      'email',
      'phone',
      'mobile',
      'fax',
      'email_admin',
      'email_commercial',
      'email_certified',
      'email_management',
    ],
    words: w('recapiti', 'contact details', 'coordonnées', 'datos de contacto'),
  },
  address: {
    fields: ['address', 'street', 'postal_code', 'delivery_address', 'postal_address'],
    words: w('indirizzi', 'addresses', 'adresses', 'direcciones'),
  },
  tax: {
    fields: ['vat_number', 'tax_code', 'sdi_code'],
    words: w(
      'codici fiscali e partite IVA',
      'tax and VAT numbers',
      'numéros fiscaux et de TVA',
      'números fiscales y de IVA',
    ),
  },
  bank: {
    fields: ['iban', 'bank_name', 'abi', 'cab'],
    words: w('coordinate bancarie', 'bank details', 'coordonnées bancaires', 'datos bancarios'),
  },
  money: {
    fields: ['overdue', 'due_date', 'discount', 'amount', 'open', 'paid'],
    words: w(
      'importi e scadenze',
      'amounts and due dates',
      'montants et échéances',
      'importes y vencimientos',
    ),
  },
  place: { fields: ['lat', 'lng'], words: w('posizione', 'position', 'position', 'ubicación') },
  signing: {
    fields: ['signature', 'consents', 'mark'],
    words: w(
      'firme e consensi',
      'signatures and consents',
      'signatures et consentements',
      'firmas y consentimientos',
    ),
  },
  access: {
    fields: ['password', 'device', 'ip', 'last_login_at', 'last_seen_at', 'credential'],
    words: w(
      'accessi e dispositivi',
      'sign-ins and devices',
      'connexions et appareils',
      'accesos y dispositivos',
    ),
  },
} as const satisfies Readonly<Record<string, { readonly fields: readonly string[]; readonly words: Words }>>
