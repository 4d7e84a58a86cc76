import type { Words } from '../words.ts'

/**
 * The client sheet, once: its sections and fields in the order of screen and paper. Form,
 * validation on both sides, PDF, review and registry are all read off this list.
 */
export interface SheetField {
  readonly key: string
  readonly section: SectionKey
  readonly label: Words
  /** How it is read, checked and typed in. */
  readonly kind: FieldKind
  readonly max: number
  /** When it must be filled before anybody signs; `italy` follows the country of the registered office. */
  readonly required: 'always' | 'italy' | 'without_sdi' | 'without_same' | 'never'
  /** Contractual: a change needs a new signature. */
  readonly contractual: boolean
  /** Who fills it: everybody who may edit, only staff, the ERP, or nobody because it is computed. */
  readonly owner: 'sheet' | 'staff' | 'erp' | 'computed'
  /** The group of an address, whose country decides about province and postal code. */
  readonly place?: 'postal' | 'delivery'
  /** Volatile values stay off what is signed. */
  readonly printed: boolean
}

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'vat'
  | 'tax_code'
  | 'sdi'
  | 'town'
  | 'province'
  | 'postal_code'
  | 'country'
  | 'iban'
  | 'abi'
  | 'cab'
  | 'discount'
  | 'days'
  | 'payment'
  | 'flag'
  | 'badge'
  | 'money'
  | 'date'
  | 'list'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const sheetSections = {
  identity: w('Cliente', 'Customer', 'Client', 'Cliente'),
  registered_office: w('Sede legale', 'Registered office', 'Siège social', 'Domicilio social'),
  postal_address: w('Indirizzo postale', 'Postal address', 'Adresse postale', 'Dirección postal'),
  delivery_place: w('Luogo di consegna', 'Delivery place', 'Lieu de livraison', 'Lugar de entrega'),
  agency: w('Agente e agenzia', 'Agent and agency', 'Agent et agence', 'Agente y agencia'),
  emails: w('Indirizzi e-mail', 'E-mail addresses', 'Adresses e-mail', 'Direcciones de correo'),
  invoicing: w(
    'Fatturazione elettronica',
    'Electronic invoicing',
    'Facturation électronique',
    'Facturación electrónica',
  ),
  bank: w('Banca', 'Bank', 'Banque', 'Banco'),
  payment: w('Condizioni di pagamento', 'Payment terms', 'Conditions de paiement', 'Condiciones de pago'),
  notes: w('Note', 'Notes', 'Notes', 'Notas'),
} as const satisfies Record<string, Words>
export type SectionKey = keyof typeof sheetSections

type Options = Partial<Omit<SheetField, 'key' | 'section' | 'label'>>
const field =
  (section: SectionKey) =>
  (key: string, label: Words, options: Options = {}): SheetField => ({
    key,
    section,
    label,
    kind: 'text',
    max: 100,
    required: 'never',
    contractual: false,
    owner: 'sheet',
    printed: true,
    ...options,
  })

const contractual = { contractual: true } as const
const must = { required: 'always' } as const
const computed = { owner: 'computed', printed: false } as const

const identity = field('identity')
const office = field('registered_office')
const postal = field('postal_address')
const delivery = field('delivery_place')
const agency = field('agency')
const emails = field('emails')
const invoicing = field('invoicing')
const bank = field('bank')
const payment = field('payment')
const notes = field('notes')

const address = w('Indirizzo e numero civico', 'Street and number', 'Rue et numéro', 'Calle y número')
const postalCode = w('CAP', 'Postal code', 'Code postal', 'Código postal')
const locality = w('Località', 'Town', 'Localité', 'Localidad')
const province = w('Provincia', 'Province', 'Province', 'Provincia')
const country = w('Nazione', 'Country', 'Pays', 'País')
const sameAsOffice = w(
  'Come la sede legale',
  'Same as the registered office',
  'Comme le siège social',
  'Igual que el domicilio social',
)

/** The five fields of an address that may be the same as the registered office. */
const placeFields = (make: typeof postal, place: 'postal' | 'delivery'): SheetField[] => {
  const shared = { ...contractual, required: 'without_same', place } as const
  return [
    make(`${place}_same`, sameAsOffice, { ...contractual, kind: 'flag', place }),
    make(`${place}_address`, address, { ...shared, max: 200 }),
    make(`${place}_postal_code`, postalCode, { ...shared, kind: 'postal_code', max: 12 }),
    make(`${place}_locality`, locality, { ...shared, kind: 'town' }),
    make(`${place}_province`, province, { ...shared, kind: 'province', max: 50 }),
    make(`${place}_country`, country, { ...shared, kind: 'country', max: 2 }),
  ]
}

export const sheetFields: readonly SheetField[] = [
  identity('code', w('Codice cliente', 'Customer code', 'Code client', 'Código de cliente'), {
    owner: 'erp',
    max: 6,
  }),
  identity('internal_code', w('Codice interno', 'Internal code', 'Code interne', 'Código interno'), {
    owner: 'erp',
    printed: false,
  }),
  identity('business_name', w('Ragione sociale', 'Business name', 'Raison sociale', 'Razón social'), {
    ...must,
    ...contractual,
    max: 200,
  }),
  identity('customer_status', w('Stato cliente', 'Customer status', 'Statut client', 'Estado del cliente'), {
    ...computed,
    kind: 'badge',
  }),
  identity('sheet_status', w('Stato scheda', 'Sheet status', 'Statut de la fiche', 'Estado de la ficha'), {
    ...computed,
    kind: 'badge',
  }),
  identity('sheet_id', w('Numero scheda', 'Sheet number', 'Numéro de fiche', 'Número de ficha'), computed),
  identity(
    'activation_date',
    w('Data di attivazione', 'Activation date', 'Date d’activation', 'Fecha de activación'),
    { owner: 'erp', kind: 'date', printed: false },
  ),
  identity(
    'revenue_last_year',
    w('Fatturato anno precedente', 'Revenue last year', 'CA année précédente', 'Facturación año anterior'),
    { ...computed, kind: 'money' },
  ),
  identity(
    'revenue_this_year',
    w('Fatturato anno in corso', 'Revenue this year', 'CA année en cours', 'Facturación año en curso'),
    { ...computed, kind: 'money' },
  ),
  identity(
    'licences',
    w('Licenze software', 'Software licences', 'Licences logicielles', 'Licencias de software'),
    { owner: 'erp', kind: 'list', printed: false },
  ),

  office('address', address, { ...must, ...contractual, max: 200 }),
  office('postal_code', postalCode, { ...must, ...contractual, kind: 'postal_code', max: 12 }),
  office('locality', locality, { ...must, ...contractual, kind: 'town' }),
  office('province', province, { required: 'italy', ...contractual, kind: 'province', max: 50 }),
  office('country', country, { ...must, ...contractual, kind: 'country', max: 2 }),
  office('vat_number', w('Partita IVA', 'VAT number', 'N° de TVA', 'NIF-IVA'), {
    ...must,
    ...contractual,
    kind: 'vat',
    max: 20,
  }),
  office('tax_code', w('Codice fiscale', 'Tax code', 'Code fiscal', 'Código fiscal'), {
    required: 'italy',
    ...contractual,
    kind: 'tax_code',
    max: 20,
  }),
  office('phone', w('Telefono', 'Telephone', 'Téléphone', 'Teléfono'), { ...must, kind: 'phone', max: 30 }),
  office('mobile', w('Cellulare', 'Mobile', 'Portable', 'Móvil'), { kind: 'phone', max: 30 }),

  ...placeFields(postal, 'postal'),
  ...placeFields(delivery, 'delivery'),
  delivery(
    'delivery_notes',
    w(
      'Scalini, accesso camion, orari',
      'Steps, lorry access, opening hours',
      'Marches, accès camion, horaires',
      'Escalones, acceso de camiones, horarios',
    ),
    { ...contractual, kind: 'textarea', max: 500 },
  ),

  agency('agent', w('Agente', 'Agent', 'Agent', 'Agente'), { owner: 'erp' }),
  agency('agency', w('Agenzia', 'Agency', 'Agence', 'Agencia'), { owner: 'erp' }),

  emails(
    'email_admin',
    w(
      'Amministrazione e fatture',
      'Administration and invoices',
      'Administration et factures',
      'Administración y facturas',
    ),
    { ...must, kind: 'email', max: 254 },
  ),
  emails('email_commercial', w('Commerciale', 'Commercial', 'Commercial', 'Comercial'), {
    ...must,
    kind: 'email',
    max: 254,
  }),
  emails('email_management', w('Direzione', 'Management', 'Direction', 'Dirección'), {
    kind: 'email',
    max: 254,
  }),
  emails(
    'email_certified',
    w(
      'Posta certificata (PEC)',
      'Certified e-mail (PEC)',
      'E-mail certifié (PEC)',
      'Correo certificado (PEC)',
    ),
    { required: 'without_sdi', ...contractual, kind: 'email', max: 254 },
  ),

  invoicing(
    'sdi_code',
    w('Codice destinatario SDI', 'SDI recipient code', 'Code destinataire SDI', 'Código destinatario SDI'),
    { ...contractual, kind: 'sdi', max: 7 },
  ),
  invoicing('public_body', w('Ente pubblico', 'Public body', 'Organisme public', 'Entidad pública'), {
    ...contractual,
    kind: 'flag',
  }),

  bank(
    'bank_name',
    w('Banca e filiale', 'Bank and branch', 'Banque et agence', 'Banco y sucursal'),
    contractual,
  ),
  bank('abi', w('ABI', 'ABI', 'ABI', 'ABI'), { ...contractual, kind: 'abi', max: 5 }),
  bank('cab', w('CAB', 'CAB', 'CAB', 'CAB'), { ...contractual, kind: 'cab', max: 5 }),
  bank('iban', w('IBAN', 'IBAN', 'IBAN', 'IBAN'), { ...contractual, kind: 'iban', max: 42 }),

  payment('payment_code', w('Codice pagamento', 'Payment code', 'Code de paiement', 'Código de pago'), {
    ...must,
    ...contractual,
    kind: 'payment',
    max: 20,
  }),
  payment('discount', w('Sconto', 'Discount', 'Remise', 'Descuento'), {
    ...contractual,
    kind: 'discount',
    max: 40,
    owner: 'staff',
  }),
  payment('fixed_days', w('Giorni fissi', 'Fixed days', 'Jours fixes', 'Días fijos'), {
    ...contractual,
    kind: 'days',
  }),

  notes('notes', w('Note', 'Notes', 'Notes', 'Notas'), { kind: 'textarea', max: 2000 }),
]

export const sheetField: ReadonlyMap<string, SheetField> = new Map(sheetFields.map((f) => [f.key, f]))
/** What a sheet keeps; the rest is shown beside it and belongs to the ERP or is computed. */
export const keptFields: readonly SheetField[] = sheetFields.filter(
  (f) => f.owner === 'sheet' || f.owner === 'staff',
)

/** A value of a field: text, a tick, or the days of a month; null is empty. */
export type SheetValue = string | boolean | readonly number[] | null
export type SheetValues = Readonly<Record<string, SheetValue>>

/** “Valid until the next update” (specification §3). */
export const validNote = w(
  'Valida fino al prossimo aggiornamento.',
  'Valid until the next update.',
  'Valable jusqu’à la prochaine mise à jour.',
  'Válida hasta la próxima actualización.',
)
