import type { FilterWords } from './call.ts'

/* Filters that several lists have, in the words of their files. */

export const searchWords: FilterWords = {
  label: { it: 'Ricerca', en: 'Search', fr: 'Recherche', es: 'Búsqueda' },
}
export const countryWords: FilterWords = {
  label: { it: 'Paese', en: 'Country', fr: 'Pays', es: 'País' },
  country: true,
}
/** What a progress list or a board can be narrowed to. */
export const progressWords: FilterWords = {
  label: { it: 'Schede', en: 'Sheets', fr: 'Fiches', es: 'Fichas' },
  choices: {
    to_fill: {
      it: 'da compilare o correggere',
      en: 'to fill in or correct',
      fr: 'à remplir ou corriger',
      es: 'por rellenar o corregir',
    },
    ready_to_sign: { it: 'da firmare', en: 'to be signed', fr: 'à signer', es: 'por firmar' },
    to_review: { it: 'da verificare', en: 'to be reviewed', fr: 'à vérifier', es: 'por revisar' },
    confirmed: { it: 'confermate', en: 'confirmed', fr: 'confirmées', es: 'confirmadas' },
    to_renew: { it: 'da rinnovare', en: 'to renew', fr: 'à renouveler', es: 'por renovar' },
    deletion: {
      it: 'cancellazione richiesta',
      en: 'deletion requested',
      fr: 'suppression demandée',
      es: 'baja solicitada',
    },
    with_agent: {
      it: 'tocca all’agente',
      en: 'with the agent',
      fr: 'chez l’agent',
      es: 'en manos del agente',
    },
  },
}
