import type { Words } from '../words.ts'

/** Why a row about an invoice is rejected. */
export const invoiceReasons = {
  price_differs: {
    it: 'fatturati {amount}, il listino di quel giorno dà {expected}: {difference}',
    en: 'invoiced {amount}, the list of that day gives {expected}: {difference}',
    fr: 'facturé {amount}, le tarif de ce jour donne {expected} : {difference}',
    es: 'facturados {amount}, la tarifa de ese día da {expected}: {difference}',
  },
  net_and_vat: {
    it: 'imponibile e IVA non danno il totale',
    en: 'net and VAT do not add up to the total',
    fr: 'montant HT et TVA ne donnent pas le total',
    es: 'la base y el IVA no dan el total',
  },
  instalments_sum: {
    it: 'le rate del documento danno {sum}, non il suo totale',
    en: 'the instalments of the document add up to {sum}, not to its total',
    fr: 'les échéances du document donnent {sum} et non son total',
    es: 'los plazos del documento suman {sum}, no su total',
  },
  document_differs: {
    it: 'le rate dello stesso documento dicono cose diverse di lui',
    en: 'the instalments of one document say different things of it',
    fr: 'les échéances d’un même document en disent des choses différentes',
    es: 'los plazos de un mismo documento dicen cosas distintas de él',
  },
  sign_of_document: {
    it: 'una fattura è positiva, una nota di credito negativa, e solo quella storna una fattura',
    en: 'an invoice is positive, a credit note negative, and only that reverses an invoice',
    fr: 'une facture est positive, un avoir négatif, et seul celui-ci annule une facture',
    es: 'una factura es positiva, una nota de crédito negativa, y solo esta rectifica una factura',
  },
} as const satisfies Record<string, Words>
