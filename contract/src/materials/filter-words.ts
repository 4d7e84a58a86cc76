import type { FilterWords } from '../call.ts'
import { searchWords } from '../filter-words.ts'
import type { Words } from '../words.ts'
import { requestStatusLegend } from './status-words.ts'
import { materialLabels } from './tables.ts'

const yes: Words = { it: 'sì', en: 'yes', fr: 'oui', es: 'sí' }
const no: Words = { it: 'no', en: 'no', fr: 'non', es: 'no' }
const yesOrNo = { true: yes, false: no }

/** The filters of the catalogue in the words of its files. */
export const materialFilterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  status: {
    label: materialLabels.status,
    usual: 'active',
    choices: {
      active: { it: 'in uso', en: 'in use', fr: 'en usage', es: 'en uso' },
      archived: { it: 'archiviati', en: 'archived', fr: 'archivés', es: 'archivados' },
    },
  },
  favourite: {
    label: { it: 'Preferiti', en: 'Favourites', fr: 'Favoris', es: 'Favoritos' },
    choices: yesOrNo,
  },
  visible: {
    label: { it: 'A catalogo', en: 'In the catalogue', fr: 'Au catalogue', es: 'En el catálogo' },
    choices: yesOrNo,
  },
  available: { label: materialLabels.availability, choices: yesOrNo },
}

/** Those of the request lines. */
export const requestFilterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  product: { label: materialLabels.name },
  family: { label: materialLabels.family },
  bulk: {
    label: { it: 'Richiesta massiva', en: 'Bulk order', fr: 'Commande groupée', es: 'Pedido masivo' },
  },
  status: {
    label: materialLabels.status,
    choices: {
      ...Object.fromEntries(Object.entries(requestStatusLegend).map(([key, { label }]) => [key, label])),
      to_send: { it: 'da inviare', en: 'to send', fr: 'à expédier', es: 'por enviar' },
      open: { it: 'aperte', en: 'open', fr: 'ouvertes', es: 'abiertas' },
      closed: { it: 'chiuse', en: 'closed', fr: 'closes', es: 'cerradas' },
      gone: { it: 'inviate', en: 'sent', fr: 'expédiées', es: 'enviadas' },
      taken_back: { it: 'ritirate', en: 'withdrawn', fr: 'retirées', es: 'retiradas' },
      all: { it: 'tutte', en: 'all', fr: 'toutes', es: 'todas' },
    },
  },
  cover: {
    label: { it: 'Scorta', en: 'Stock', fr: 'Stock', es: 'Existencias' },
    choices: {
      whole: { it: 'basta', en: 'covers it', fr: 'suffit', es: 'alcanza' },
      part: { it: 'basta in parte', en: 'covers a part', fr: 'suffit en partie', es: 'alcanza en parte' },
      none: { it: 'esaurita', en: 'none left', fr: 'épuisé', es: 'agotada' },
    },
  },
}

/** Those of the materials sent and handed over. */
export const deliveredFilterWords: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  family_id: { label: materialLabels.family },
  from: { label: { it: 'Dal', en: 'From', fr: 'Du', es: 'Desde' } },
  to: { label: { it: 'Al', en: 'To', fr: 'Au', es: 'Hasta' } },
  delivered: { label: materialLabels.delivered, choices: yesOrNo },
}
