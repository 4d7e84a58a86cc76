import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  months_do_not_add_up: {
    status: 422,
    it: 'I dodici mesi non danno l’importo dell’anno: la differenza è {difference} €.',
    en: 'The twelve months do not add up to the year: the difference is {difference} €.',
    fr: 'Les douze mois ne donnent pas le montant de l’année : l’écart est de {difference} €.',
    es: 'Los doce meses no suman el importe del año: la diferencia es de {difference} €.',
  },
})
