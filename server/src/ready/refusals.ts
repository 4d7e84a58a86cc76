import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  ready_gone: {
    status: 409,
    it: 'Di {code} {left:resta|restano} {left} {left:pezzo libero|pezzi liberi}: nel frattempo qualcuno è stato più veloce.',
    en: 'Of {code} {left} {left:piece is|pieces are} left: somebody was faster.',
    fr: 'De {code}, il reste {left} {left:pièce libre|pièces libres} : quelqu’un a été plus rapide.',
    es: 'De {code} {left:queda|quedan} {left} {left:unidad libre|unidades libres}: alguien fue más rápido.',
  },
  ready_short: {
    status: 409,
    it: 'L’ordine non si può confermare: la giacenza non lo copre. Mancano: {goods}.',
    en: 'The order cannot be confirmed: the stock does not cover it. Missing: {goods}.',
    fr: 'La commande ne peut pas être confirmée : le stock ne la couvre pas. Il manque : {goods}.',
    es: 'El pedido no se puede confirmar: las existencias no lo cubren. Faltan: {goods}.',
  },
  ready_there: {
    status: 409,
    it: 'Di {code} ci sono {left} {left:pezzo libero|pezzi liberi}: non serve aspettare.',
    en: 'There {left:is|are} {left} free {left:piece|pieces} of {code}: there is no need to wait.',
    fr: 'Il y a {left} {left:pièce libre|pièces libres} de {code} : inutile d’attendre.',
    es: 'Hay {left} {left:unidad libre|unidades libres} de {code}: no hace falta esperar.',
  },
})
