import type { Words } from '@mandato/contract/words'

const address: Words = {
  it: 'Indirizzo e numero civico',
  en: 'Street and number',
  fr: 'Adresse et numéro',
  es: 'Calle y número',
}
const postalCode: Words = { it: 'CAP', en: 'Postal code', fr: 'Code postal', es: 'Código postal' }
const locality: Words = { it: 'Località', en: 'Town', fr: 'Ville', es: 'Localidad' }
const province: Words = { it: 'Provincia', en: 'Province', fr: 'Province', es: 'Provincia' }
const country: Words = { it: 'Nazione', en: 'Country', fr: 'Pays', es: 'País' }

/** The fields of the client sheet that are printed. */
export const fieldWords = {
  business_name: { it: 'Ragione sociale', en: 'Business name', fr: 'Raison sociale', es: 'Razón social' },
  code: { it: 'Codice cliente', en: 'Client code', fr: 'Code client', es: 'Código de cliente' },
  vat_number: { it: 'Partita IVA', en: 'VAT number', fr: 'Numéro de TVA', es: 'NIF-IVA' },
  tax_code: { it: 'Codice fiscale', en: 'Tax code', fr: 'Identifiant fiscal', es: 'Código fiscal' },
  address,
  postal_code: postalCode,
  locality,
  province,
  country,
  phone: { it: 'Telefono', en: 'Telephone', fr: 'Téléphone', es: 'Teléfono' },
  mobile: { it: 'Cellulare', en: 'Mobile', fr: 'Portable', es: 'Móvil' },
  postal_address: address,
  postal_postal_code: postalCode,
  postal_locality: locality,
  postal_province: province,
  postal_country: country,
  delivery_address: address,
  delivery_postal_code: postalCode,
  delivery_locality: locality,
  delivery_province: province,
  delivery_country: country,
  delivery_notes: {
    it: 'Indicazioni per lo scarico (orari, accesso, piani)',
    en: 'Unloading notes (opening hours, access, floors)',
    fr: 'Consignes de déchargement (horaires, accès, étages)',
    es: 'Indicaciones de descarga (horario, acceso, pisos)',
  },
  agent: { it: 'Agente', en: 'Agent', fr: 'Agent', es: 'Agente' },
  agency: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  email_admin: {
    it: 'Amministrazione e fatture',
    en: 'Administration and invoices',
    fr: 'Administration et factures',
    es: 'Administración y facturas',
  },
  email_commercial: {
    it: 'Commerciale e ordini',
    en: 'Sales and orders',
    fr: 'Commercial et commandes',
    es: 'Comercial y pedidos',
  },
  email_management: { it: 'Direzione', en: 'Management', fr: 'Direction', es: 'Dirección' },
  email_certified: {
    it: 'Posta certificata (PEC)',
    en: 'Certified e-mail (PEC, Italy)',
    fr: 'Courriel certifié (PEC, Italie)',
    es: 'Correo certificado (PEC, Italia)',
  },
  sdi_code: {
    it: 'Codice destinatario SDI',
    en: 'SDI recipient code (Italy)',
    fr: 'Code destinataire SDI (Italie)',
    es: 'Código destinatario SDI (Italia)',
  },
  bank_name: { it: 'Banca e filiale', en: 'Bank and branch', fr: 'Banque et agence', es: 'Banco y sucursal' },
  abi: { it: 'ABI', en: 'ABI (Italy)', fr: 'ABI (Italie)', es: 'ABI (Italia)' },
  cab: { it: 'CAB', en: 'CAB (Italy)', fr: 'CAB (Italie)', es: 'CAB (Italia)' },
  iban: { it: 'IBAN', en: 'IBAN', fr: 'IBAN', es: 'IBAN' },
  payment_code: {
    it: 'Condizione di pagamento',
    en: 'Terms of payment',
    fr: 'Conditions de paiement',
    es: 'Condiciones de pago',
  },
  discount: { it: 'Sconto', en: 'Discount', fr: 'Remise', es: 'Descuento' },
  fixed_days: {
    it: 'Giorni fissi del mese',
    en: 'Fixed days of the month',
    fr: 'Jours fixes du mois',
    es: 'Días fijos del mes',
  },
  notes: { it: 'Annotazioni', en: 'Remarks', fr: 'Remarques', es: 'Observaciones' },
} satisfies Record<string, Words>

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
