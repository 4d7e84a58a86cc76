import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  which_customer: {
    status: 422,
    it: 'Hai più punti vendita: scegli per quale vuoi il prezzo.',
    en: 'You have several shops: choose which one the price is for.',
    fr: 'Vous avez plusieurs points de vente : choisissez pour lequel.',
    es: 'Tienes varios puntos de venta: elige para cuál quieres el precio.',
  },
})
