import type { FilterWords } from '../call.ts'
import { searchWords } from '../filter-words.ts'
import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'
import { preparationStatusLegend, shipmentStatusLegend } from './legends.ts'

const yesOrNo: Readonly<Record<string, Words>> = {
  true: { it: 'sì', en: 'yes', fr: 'oui', es: 'sí' },
  false: { it: 'no', en: 'no', fr: 'non', es: 'no' },
}
const wordsOf = (legend: Legend): Readonly<Record<string, Words>> =>
  Object.fromEntries(Object.entries(legend).map(([key, { label }]) => [key, label]))

/** The filters of what is sent and handed over, in the words of their files. */
export const shippingFilterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  family: { label: { it: 'Famiglia', en: 'Family', fr: 'Famille', es: 'Familia' } },
  family_id: { label: { it: 'Famiglia', en: 'Family', fr: 'Famille', es: 'Familia' } },
  product_code: { label: { it: 'Codice', en: 'Code', fr: 'Code', es: 'Código' } },
  from: { label: { it: 'Dal', en: 'From', fr: 'Du', es: 'Desde' } },
  to: { label: { it: 'Al', en: 'To', fr: 'Au', es: 'Hasta' } },
  delivered: {
    label: { it: 'Tutto consegnato', en: 'All handed over', fr: 'Tout remis', es: 'Todo entregado' },
    choices: yesOrNo,
  },
  days: {
    label: {
      it: 'Partite negli ultimi giorni',
      en: 'Left in the last days',
      fr: 'Parties ces derniers jours',
      es: 'Salidas en los últimos días',
    },
  },
  void: { label: { it: 'Annullati', en: 'Void', fr: 'Annulés', es: 'Anulados' }, choices: yesOrNo },
}

const statusLabel: Words = { it: 'Stato', en: 'Status', fr: 'Statut', es: 'Estado' }
export const shipmentFilterWords: Readonly<Record<string, FilterWords>> = {
  ...shippingFilterWords,
  status: { label: statusLabel, choices: wordsOf(shipmentStatusLegend) },
}
export const preparationFilterWords: Readonly<Record<string, FilterWords>> = {
  ...shippingFilterWords,
  status: {
    label: statusLabel,
    choices: {
      live: {
        it: 'aperte e pronte',
        en: 'open and ready',
        fr: 'ouvertes et prêtes',
        es: 'abiertas y listas',
      },
      ...wordsOf(preparationStatusLegend),
    },
  },
}
