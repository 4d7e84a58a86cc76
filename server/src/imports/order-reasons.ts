import type { Words } from '@mandato/contract/words'

/** Why a row about an order is rejected. */
export const orderReasons = {
  unknown_order: {
    it: 'nessun ordine ha questo numero',
    en: 'no order has this number',
    fr: 'aucune commande n’a ce numéro',
    es: 'ningún pedido tiene este número',
  },
  order_not_confirmed: {
    it: 'l’ordine non è confermato',
    en: 'the order is not confirmed',
    fr: 'la commande n’est pas confirmée',
    es: 'el pedido no está confirmado',
  },
} as const satisfies Record<string, Words>
