import type { Words } from '../words.ts'

/** Why a row of prices or discounts is rejected, or should be looked at. */
export const priceReasons = {
  currency: {
    it: 'valuta sconosciuta: si scrive EUR, CHF…',
    en: 'unknown currency: write EUR, CHF…',
    fr: 'devise inconnue : on écrit EUR, CHF…',
    es: 'moneda desconocida: se escribe EUR, CHF…',
  },
  list_currency: {
    it: 'il listino è in {currency}',
    en: 'the list is in {currency}',
    fr: 'le tarif est en {currency}',
    es: 'la tarifa está en {currency}',
  },
  ends_before: {
    it: 'finisce prima di cominciare ({first})',
    en: 'ends before it begins ({first})',
    fr: 'finit avant de commencer ({first})',
    es: 'termina antes de empezar ({first})',
  },
  unknown_list: {
    it: 'listino sconosciuto: prima i prezzi, poi gli sconti',
    en: 'unknown list: prices first, then discounts',
    fr: 'tarif inconnu : d’abord les prix, puis les remises',
    es: 'tarifa desconocida: primero los precios, luego los descuentos',
  },
  chain_form: {
    it: 'da uno a sei sconti tra 0 e 100, scritti come 50+10+5',
    en: 'one to six discounts from 0 to 100, written like 50+10+5',
    fr: 'une à six remises de 0 à 100, écrites comme 50+10+5',
    es: 'de uno a seis descuentos entre 0 y 100, escritos como 50+10+5',
  },
  client_or_list: {
    it: 'o un cliente o un listino, e uno solo dei due',
    en: 'either a customer or a list, and only one of them',
    fr: 'soit un client, soit un tarif, et un seul des deux',
    es: 'o un cliente o una tarifa, y solo uno de los dos',
  },
  price_falls_back: {
    it: 'dal {day} torna a {price}, il prezzo di prima ancora aperto',
    en: 'falls back to {price} on {day}, the earlier price that is still open',
    fr: 'revient à {price} le {day}, le prix d’avant encore ouvert',
    es: 'vuelve a {price} el {day}, el precio anterior aún abierto',
  },
} as const satisfies Record<string, Words>
