import type { Words } from '../words.ts'

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
  after_today: {
    it: 'la data è dopo oggi',
    en: 'the date is after today',
    fr: 'la date est postérieure à aujourd’hui',
    es: 'la fecha es posterior a hoy',
  },
  before_the_order: {
    it: 'la data è prima dell’ordine, che è del {date}',
    en: 'the date is before the order, which is of {date}',
    fr: 'la date précède la commande, qui est du {date}',
    es: 'la fecha es anterior al pedido, que es del {date}',
  },
} as const satisfies Record<string, Words>
