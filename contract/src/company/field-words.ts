import type { Words } from '../words.ts'

export const companyFieldWords = {
  entry: { it: 'Voce del registro', en: 'Entry', fr: 'Entrée du journal', es: 'Entrada del registro' },
  changed_at: {
    it: 'Ultima modifica',
    en: 'Last change',
    fr: 'Dernière modification',
    es: 'Última modificación',
  },
  tagline: { it: 'Motto', en: 'Tagline', fr: 'Devise', es: 'Lema' },
  legal: { it: 'Dati legali', en: 'Legal details', fr: 'Mentions légales', es: 'Datos legales' },
  forms_mail: {
    it: 'E-mail per i moduli',
    en: 'E-mail for forms',
    fr: 'E-mail pour les formulaires',
    es: 'Correo para los formularios',
  },
} as const satisfies Record<string, Words>
