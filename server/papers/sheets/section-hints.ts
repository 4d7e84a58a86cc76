import type { SectionKey } from '@mandato/contract/sheets/fields'
import type { Words } from '@mandato/contract/words'

/** What stands small under a section's title on paper, and a remark beside the fields of the blank sheet. */
export const sectionHints: Readonly<
  Partial<Record<SectionKey, { readonly hint: Words; readonly remark?: Words }>>
> = {
  registered_office: {
    hint: {
      it: 'Intestazione delle fatture',
      en: 'Invoices are made out to it',
      fr: 'Adresse de facturation',
      es: 'Dirección de las facturas',
    },
  },
  postal_address: {
    hint: {
      it: 'Solo se diverso dalla sede',
      en: 'Only where different',
      fr: 'Seulement si différente',
      es: 'Solo si es distinta',
    },
  },
  delivery_place: {
    hint: {
      it: 'Luogo di scarico della merce',
      en: 'Where the goods are unloaded',
      fr: 'Lieu de déchargement',
      es: 'Lugar de descarga',
    },
  },
  emails: {
    hint: {
      it: 'Un indirizzo per ufficio',
      en: 'One address for each office',
      fr: 'Une adresse par service',
      es: 'Una dirección por oficina',
    },
  },
  invoicing: {
    hint: {
      it: 'Sistema di Interscambio',
      en: 'Italian exchange system',
      fr: 'Système d’échange italien',
      es: 'Sistema italiano SDI',
    },
    remark: {
      it: 'Sette caratteri. 0000000 se le fatture arrivano per PEC, che allora serve; XXXXXXX per clienti esteri.',
      en: 'Seven characters. XXXXXXX for customers outside Italy.',
      fr: 'Sept caractères. XXXXXXX pour les clients hors d’Italie.',
      es: 'Siete caracteres. XXXXXXX para clientes fuera de Italia.',
    },
  },
  bank: {
    hint: {
      it: 'ABI e CAB sono compresi nell’IBAN',
      en: 'ABI and CAB are part of an Italian IBAN',
      fr: 'ABI et CAB font partie de l’IBAN italien',
      es: 'ABI y CAB forman parte del IBAN italiano',
    },
  },
  payment: {
    hint: {
      it: 'Concordato con l’agente',
      en: 'As agreed with the agent',
      fr: 'Convenu avec l’agent',
      es: 'Acordado con el agente',
    },
  },
  identity: {
    hint: {
      it: 'Come da visura camerale',
      en: 'As in the business register',
      fr: 'Comme au registre du commerce',
      es: 'Según el registro mercantil',
    },
  },
}
