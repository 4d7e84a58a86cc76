import type { Words } from '../words.ts'

/** What the fields of sheets, papers and settings are called on the screens. */
export const sheetsFieldWords = {
  action: { it: 'Azione', en: 'Action', fr: 'Action', es: 'Acción' },
  is_edited: { it: 'Modificata', en: 'Changed', fr: 'Modifiée', es: 'Modificada' },
  scheda_fields: {
    it: 'Campi della scheda',
    en: 'Fields of the sheet',
    fr: 'Champs de la fiche',
    es: 'Campos de la ficha',
  },
  'signature-email': {
    it: 'E-mail per la firma',
    en: 'E-mail for the signature',
    fr: 'E-mail pour la signature',
    es: 'Correo para la firma',
  },
  customer_may_fill: {
    it: 'Il cliente può compilare',
    en: 'The customer may fill it in',
    fr: 'Le client peut la remplir',
    es: 'El cliente puede rellenarla',
  },
  customer_code: { it: 'Codice cliente', en: 'Customer code', fr: 'Code client', es: 'Código de cliente' },
  clients_id: { it: 'Cliente', en: 'Customer', fr: 'Client', es: 'Cliente' },
  agencies_id: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  since: { it: 'Da', en: 'Since', fr: 'Depuis', es: 'Desde' },
  valid_from: { it: 'Valido dal', en: 'Valid from', fr: 'Valable à partir du', es: 'Válido desde' },
  texts: { it: 'Testi', en: 'Texts', fr: 'Textes', es: 'Textos' },
  sections: { it: 'Sezione', en: 'Section', fr: 'Section', es: 'Sección' },
  heading: {
    it: 'Titolo della sezione',
    en: 'Heading',
    fr: 'Titre de la section',
    es: 'Título de la sección',
  },
  specific: {
    it: 'Clausola da approvare a parte',
    en: 'Clause to be approved separately',
    fr: 'Clause à approuver séparément',
    es: 'Cláusula de aprobación aparte',
  },
  materials: { it: 'Materiali', en: 'Materials', fr: 'Matériel', es: 'Materiales' },
  sheets: { it: 'Schede', en: 'Sheets', fr: 'Fiches', es: 'Fichas' },
  changed_at: { it: 'Ultima modifica', en: 'Last change', fr: 'Dernière modification', es: 'Último cambio' },
  auto_review: {
    it: 'Passaggio alla verifica',
    en: 'Handing on to review',
    fr: 'Passage à la vérification',
    es: 'Paso a la revisión',
  },
  renew_after_months: {
    it: 'Rinnovo dopo (mesi)',
    en: 'Renewal after (months)',
    fr: 'Renouvellement après (mois)',
    es: 'Renovación tras (meses)',
  },
  contacts_without_signature: {
    it: 'Contatti senza nuova firma',
    en: 'Contacts without a new signature',
    fr: 'Contacts sans nouvelle signature',
    es: 'Contactos sin nueva firma',
  },
  payment_codes: {
    it: 'Codice di pagamento',
    en: 'Payment code',
    fr: 'Code de paiement',
    es: 'Código de pago',
  },
} as const satisfies Record<string, Words>
