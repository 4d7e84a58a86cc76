import type { OrderStatus } from '@mandato/contract/orders/names'
import { orderStatusLegend } from '@mandato/contract/orders/status'
import type { Language } from '@mandato/contract/words'
import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  order_not_in_state: {
    status: 409,
    it: 'L’ordine è nello stato «{state}»: l’operazione non è possibile.',
    en: 'The order’s status is “{state}”: this is not possible.',
    fr: 'La commande est dans l’état « {state} » : opération impossible.',
    es: 'El pedido está en el estado «{state}»: la operación no es posible.',
  },
  extended_before: {
    status: 409,
    it: 'Il ritiro è già stato prorogato una volta.',
    en: 'The pickup was extended once before.',
    fr: 'Le retrait a déjà été prolongé une fois.',
    es: 'La recogida ya se ha prorrogado una vez.',
  },
  client_suspended: {
    status: 409,
    it: 'Il cliente {name} è sospeso: il suo ordine non si può inviare. Chiedi alla sede.',
    en: 'The customer {name} is suspended: its order cannot be sent. Ask head office.',
    fr: 'Le client {name} est suspendu : sa commande ne peut pas partir. Adressez-vous au siège.',
    es: 'El cliente {name} está suspendido: su pedido no se puede enviar. Consulta con la sede.',
  },
  client_leaving: {
    status: 409,
    it: 'Per il cliente {name} è stata chiesta la cancellazione: non si inviano più ordini.',
    en: 'The deletion of the customer {name} was asked for: no more orders are sent.',
    fr: 'La suppression du client {name} a été demandée : plus aucune commande ne part.',
    es: 'Se ha pedido la baja del cliente {name}: ya no se envían pedidos.',
  },
  too_many_files: {
    status: 422,
    it: 'Un ordine ha al massimo {most} allegati: toglierne qualcuno.',
    en: 'An order has at most {most} files: remove some.',
    fr: 'Une commande a au plus {most} fichiers : retirez-en.',
    es: 'Un pedido tiene como máximo {most} archivos: quita alguno.',
  },
  mixed_currencies: {
    status: 422,
    it: 'Un ordine ha una sola valuta; qui ce ne sono di più: {currencies}. Riprendi i prezzi di oggi.',
    en: 'An order has one currency; here there are several: {currencies}. Take today’s prices.',
    fr: 'Une commande a une seule devise ; ici il y en a plusieurs : {currencies}. Reprenez les prix du jour.',
    es: 'Un pedido tiene una sola moneda; aquí hay varias: {currencies}. Toma los precios de hoy.',
  },
  no_address: {
    status: 409,
    it: 'Il cliente {name} non ha un indirizzo e-mail: scrivine uno.',
    en: 'The customer {name} has no e-mail address: give one.',
    fr: 'Le client {name} n’a pas d’adresse e-mail : indiquez-en une.',
    es: 'El cliente {name} no tiene correo electrónico: escribe uno.',
  },
  not_in_registry: {
    status: 422,
    it: 'Solo indirizzi dell’anagrafica del cliente; non ne fa parte: {addresses}.',
    en: 'Only addresses of the customer’s record; not among them: {addresses}.',
    fr: 'Seulement des adresses de la fiche du client ; n’en fait pas partie : {addresses}.',
    es: 'Solo direcciones de la ficha del cliente; no está entre ellas: {addresses}.',
  },
  too_many_mails: {
    status: 429,
    it: 'Di un ordine partono al massimo {hour} e-mail all’ora e {day} al giorno: riprova più tardi.',
    en: 'At most {hour} e-mails of an order leave in an hour and {day} in a day: try again later.',
    fr: 'Au plus {hour} e-mails d’une commande partent par heure et {day} par jour : réessayez plus tard.',
    es: 'De un pedido salen como máximo {hour} correos por hora y {day} al día: inténtalo más tarde.',
  },
})

export const notInState = (status: OrderStatus, language: Language) =>
  refuse('order_not_in_state', { state: orderStatusLegend[status].label[language] }, { current: { status } })
