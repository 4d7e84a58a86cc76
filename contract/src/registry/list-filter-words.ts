import type { FilterWords } from '../call.ts'
import { countryWords, progressWords, searchWords } from '../filter-words.ts'
import { customerStatusLegend } from './customer-status.ts'

const narrowing: Readonly<Record<string, FilterWords>> = {
  q: searchWords,
  location: { label: { it: 'Zona', en: 'Area', fr: 'Zone', es: 'Zona' } },
  country: countryWords,
}

/** The filters of list and map in the words of their files. */
export const clientFilterWords: Readonly<Record<string, FilterWords>> = {
  ...narrowing,
  bbox: {
    label: {
      it: 'Riquadro della mappa',
      en: 'Part of the map',
      fr: 'Partie de la carte',
      es: 'Parte del mapa',
    },
  },
  placed: {
    label: { it: 'Posizione', en: 'Place', fr: 'Position', es: 'Posición' },
    choices: {
      true: { it: 'nota', en: 'known', fr: 'connue', es: 'conocida' },
      false: { it: 'sconosciuta', en: 'unknown', fr: 'inconnue', es: 'desconocida' },
    },
  },
  overdue: {
    label: { it: 'Pagamenti', en: 'Payments', fr: 'Paiements', es: 'Pagos' },
    choices: {
      true: { it: 'scaduti', en: 'overdue', fr: 'échus', es: 'vencidos' },
      false: { it: 'nessuno scaduto', en: 'none overdue', fr: 'aucun échu', es: 'ninguno vencido' },
    },
  },
  falling: {
    label: { it: 'Acquisti', en: 'Purchases', fr: 'Achats', es: 'Compras' },
    choices: {
      true: { it: 'in forte calo', en: 'falling sharply', fr: 'en forte baisse', es: 'en fuerte caída' },
      false: {
        it: 'non in forte calo',
        en: 'not falling sharply',
        fr: 'pas en forte baisse',
        es: 'no en fuerte caída',
      },
    },
  },
  filters: {
    label: { it: 'Solo', en: 'Only', fr: 'Seulement', es: 'Solo' },
    choices: {
      active: customerStatusLegend.active.label,
      prospect: customerStatusLegend.prospect.label,
      dormant: customerStatusLegend.dormant.label,
      suspended: customerStatusLegend.suspended.label,
      deletion: customerStatusLegend.deletion_requested.label,
      to_sign: {
        it: 'schede da firmare',
        en: 'sheets to sign',
        fr: 'fiches à signer',
        es: 'fichas por firmar',
      },
      to_renew: {
        it: 'schede da rinnovare',
        en: 'sheets to renew',
        fr: 'fiches à renouveler',
        es: 'fichas por renovar',
      },
      unplaced: { it: 'senza posizione', en: 'without a place', fr: 'sans position', es: 'sin posición' },
    },
  },
}

export const progressFilterWords: Readonly<Record<string, FilterWords>> = {
  ...narrowing,
  filters: progressWords,
}
