import { fill, type Language, type Words } from '@mandato/contract/words'

/** Why the number of a letter is void. */
export const voidReasons: Readonly<Record<'unpacked' | 'deleted', Words>> = {
  unpacked: {
    it: 'spedizione disimballata',
    en: 'shipment unpacked',
    fr: 'expédition déballée',
    es: 'envío desembalado',
  },
  deleted: {
    it: 'spedizione eliminata',
    en: 'shipment deleted',
    fr: 'expédition supprimée',
    es: 'envío eliminado',
  },
}

const verdicts = {
  none: { it: 'nessun numero', en: 'no numbers', fr: 'aucun numéro', es: 'ningún número' },
  complete: {
    it: 'n. 1–{last}, completo',
    en: 'no. 1–{last}, complete',
    fr: 'n° 1–{last}, complet',
    es: 'n.º 1–{last}, completo',
  },
  broken: {
    it: 'n. 1–{last}, NON completo',
    en: 'no. 1–{last}, NOT complete',
    fr: 'n° 1–{last}, INCOMPLET',
    es: 'n.º 1–{last}, NO completo',
  },
} satisfies Record<string, Words>

/** What the register says at its head. */
export const registerVerdict = (
  language: Language,
  { complete, last }: { readonly complete: boolean; readonly last: number },
): string =>
  fill((last === 0 ? verdicts.none : complete ? verdicts.complete : verdicts.broken)[language], { last })

/** The orders of the workbench, for selects. */
export const orderLabels = {
  date_desc: { it: 'Più recenti', en: 'Newest first', fr: 'Plus récentes', es: 'Más recientes' },
  date_asc: { it: 'Meno recenti', en: 'Oldest first', fr: 'Plus anciennes', es: 'Más antiguas' },
  agency_asc: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  client_asc: { it: 'Cliente', en: 'Customer', fr: 'Client', es: 'Cliente' },
  quantity_desc: { it: 'Quantità maggiore', en: 'Largest first', fr: 'Quantité', es: 'Mayor cantidad' },
} satisfies Record<string, Words>
