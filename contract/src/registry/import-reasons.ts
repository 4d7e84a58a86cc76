import type { Words } from '../words.ts'

/** Why a row of agencies, agents, clients, licences or points is rejected, or should be looked at. */
export const registryReasons = {
  iban_form: { it: 'non è un IBAN', en: 'not an IBAN', fr: 'pas un IBAN', es: 'no es un IBAN' },
  iban_length: {
    it: '{found} caratteri, ne servono {expected}',
    en: '{found} characters, {expected} are needed',
    fr: '{found} caractères, il en faut {expected}',
    es: '{found} caracteres, se necesitan {expected}',
  },
  five_digits: { it: '5 cifre', en: '5 digits', fr: '5 chiffres', es: '5 cifras' },
  not_in_iban: {
    it: 'non è quello dell’IBAN, che ha {found}',
    en: 'not the one in the IBAN, which has {found}',
    fr: 'n’est pas celui de l’IBAN, qui a {found}',
    es: 'no es el del IBAN, que tiene {found}',
  },
  iban_cin: {
    it: 'lettera di controllo (CIN) errata',
    en: 'wrong check letter (CIN)',
    fr: 'lettre de contrôle (CIN) erronée',
    es: 'letra de control (CIN) errónea',
  },
  exactly_6: {
    it: 'servono esattamente 6 lettere o cifre',
    en: 'exactly 6 letters or digits are needed',
    fr: 'il faut exactement 6 lettres ou chiffres',
    es: 'se necesitan exactamente 6 letras o cifras',
  },
  unknown_client: {
    it: 'cliente sconosciuto',
    en: 'unknown customer',
    fr: 'client inconnu',
    es: 'cliente desconocido',
  },
  client_deleted: {
    it: 'cliente cancellato: il codice non si riusa',
    en: 'deleted customer: its code is not used again',
    fr: 'client supprimé : son code n’est pas réutilisé',
    es: 'cliente eliminado: su código no se reutiliza',
  },
  unknown_licence: {
    it: 'licenza sconosciuta',
    en: 'unknown licence',
    fr: 'licence inconnue',
    es: 'licencia desconocida',
  },
  before_activation: {
    it: 'prima dell’attivazione',
    en: 'before the activation',
    fr: 'avant l’activation',
    es: 'anterior a la activación',
  },
  unknown_agency: {
    it: 'agenzia sconosciuta',
    en: 'unknown agency',
    fr: 'agence inconnue',
    es: 'agencia desconocida',
  },
  unknown_agent: {
    it: 'agente sconosciuto',
    en: 'unknown agent',
    fr: 'agent inconnu',
    es: 'agente desconocido',
  },
  agent_of_other_agency: {
    it: 'agente di un’altra agenzia',
    en: 'agent of another agency',
    fr: 'agent d’une autre agence',
    es: 'agente de otra agencia',
  },
  email_taken: {
    it: 'indirizzo di un utente che non è agente',
    en: 'address of a user who is not an agent',
    fr: 'adresse d’un utilisateur qui n’est pas agent',
    es: 'dirección de un usuario que no es agente',
  },
  vat_of_other: {
    it: 'stessa partita IVA: {codes}',
    en: 'same VAT number: {codes}',
    fr: 'même numéro de TVA : {codes}',
    es: 'mismo NIF-IVA: {codes}',
  },
  discount_form: {
    it: 'si scrive come 50+10+5',
    en: 'is written like 50+10+5',
    fr: 's’écrit comme 50+10+5',
    es: 'se escribe como 50+10+5',
  },
  discount_range: {
    it: 'deve stare tra 0 e 100',
    en: 'must be from 0 to 100',
    fr: 'doit être de 0 à 100',
    es: 'debe estar entre 0 y 100',
  },
  fixed_days: {
    it: 'giorni da 1 a 31, separati da uno spazio',
    en: 'days from 1 to 31, separated by a blank',
    fr: 'jours de 1 à 31, séparés par une espace',
    es: 'días de 1 a 31, separados por un espacio',
  },
  both_coordinates: {
    it: 'latitudine e longitudine vanno insieme',
    en: 'latitude and longitude go together',
    fr: 'latitude et longitude vont ensemble',
    es: 'latitud y longitud van juntas',
  },
} as const satisfies Record<string, Words>
