import { fill, type Language, type Words } from '@mandato/contract/words'

/** The reasons in words: `{n:one|many}` agrees with the number. */
const sentences = {
  overdue: {
    it: '{invoices} {invoices:fattura scaduta|fatture scadute}, la prima da {days} {days:giorno|giorni}.',
    en: '{invoices} {invoices:invoice|invoices} overdue, the first for {days} {days:day|days}.',
    fr: '{invoices} {invoices:facture échue|factures échues}, la première depuis {days} {days:jour|jours}.',
    es: '{invoices} {invoices:factura vencida|facturas vencidas}, la primera desde hace {days} {days:día|días}.',
  },
  silent: {
    it: 'Di solito ordina ogni {usual} {usual:giorno|giorni}; tace da {days}.',
    en: 'Usually orders every {usual} {usual:day|days}; silent for {days}.',
    fr: 'Commande d’habitude tous les {usual} {usual:jour|jours} ; silencieux depuis {days}.',
    es: 'Suele pedir cada {usual} {usual:día|días}; sin pedidos desde hace {days}.',
  },
  sheet_sent: {
    it: 'Scheda inviata, ancora da firmare.',
    en: 'Sheet sent, not signed yet.',
    fr: 'Fiche envoyée, pas encore signée.',
    es: 'Ficha enviada, aún sin firmar.',
  },
  sheet_rejected: {
    it: 'Scheda respinta dalla sede: da correggere.',
    en: 'Sheet rejected by head office: to be corrected.',
    fr: 'Fiche refusée par le siège : à corriger.',
    es: 'Ficha rechazada por la central: hay que corregirla.',
  },
  sheet_to_renew: {
    it: 'Scheda da rinnovare.',
    en: 'Sheet to be renewed.',
    fr: 'Fiche à renouveler.',
    es: 'Ficha por renovar.',
  },
  to_complete: {
    it: 'Ordine {number} da completare.',
    en: 'Order {number} to be completed.',
    fr: 'Commande {number} à compléter.',
    es: 'Pedido {number} por completar.',
  },
  ready_for_pickup: {
    it: 'Ordine {number} pronto per il ritiro.',
    en: 'Order {number} ready for pickup.',
    fr: 'Commande {number} prête à être retirée.',
    es: 'Pedido {number} listo para recoger.',
  },
  to_hand_over: {
    it: '{pieces} {pieces:pezzo|pezzi} di materiale da consegnare.',
    en: '{pieces} {pieces:piece|pieces} of material to hand over.',
    fr: '{pieces} {pieces:pièce|pièces} de matériel à remettre.',
    es: '{pieces} {pieces:pieza|piezas} de material por entregar.',
  },
  premia_step: {
    it: '{missing} {missing:punto|punti} a {tier}.',
    en: '{missing} {missing:point|points} to {tier}.',
    fr: '{missing} {missing:point|points} avant {tier}.',
    es: '{missing} {missing:punto|puntos} para {tier}.',
  },
  premia_next: {
    it: '{missing} {missing:punto|punti} al prossimo livello Premia.',
    en: '{missing} {missing:point|points} to the next Premia tier.',
    fr: '{missing} {missing:point|points} avant le prochain niveau Premia.',
    es: '{missing} {missing:punto|puntos} para el siguiente nivel Premia.',
  },
  promotion: {
    it: 'Compra articoli della promozione «{title}».',
    en: 'Buys articles of the promotion “{title}”.',
    fr: 'Achète des articles de la promotion « {title} ».',
    es: 'Compra artículos de la promoción «{title}».',
  },
} as const satisfies Record<string, Words>

export interface Sentence {
  readonly key: keyof typeof sentences
  readonly values: Readonly<Record<string, string | number>>
}

export const inWords = ({ key, values }: Sentence, language: Language): string =>
  fill(sentences[key][language], values, language)
