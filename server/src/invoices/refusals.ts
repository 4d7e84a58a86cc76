import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  already_contested: {
    status: 409,
    it: 'Questa riga è già contestata: la richiesta è ancora aperta.',
    en: 'This line is contested already: the request is still open.',
    fr: 'Cette ligne est déjà contestée : la demande est encore ouverte.',
    es: 'Esta línea ya está reclamada: la solicitud sigue abierta.',
  },
  nothing_open: {
    status: 409,
    it: 'Il cliente {name} non ha nulla di aperto: non c’è un estratto conto da inviare.',
    en: 'The customer {name} has nothing open: there is no statement to send.',
    fr: 'Le client {name} n’a rien d’ouvert : pas de relevé à envoyer.',
    es: 'El cliente {name} no tiene nada pendiente: no hay extracto que enviar.',
  },
  no_address: {
    status: 409,
    it: 'Il cliente {name} non ha un indirizzo e-mail: scrivine uno.',
    en: 'The customer {name} has no e-mail address: give one.',
    fr: 'Le client {name} n’a pas d’adresse e-mail : indiquez-en une.',
    es: 'El cliente {name} no tiene correo electrónico: escribe uno.',
  },
  too_many_mails: {
    status: 429,
    it: 'Gli estratti conto di un cliente partono al massimo per {hour} indirizzi all’ora e {day} al giorno: riprova più tardi.',
    en: 'Statements of a customer leave for at most {hour} addresses in an hour and {day} in a day: try again later.',
    fr: 'Les relevés d’un client partent à {hour} adresses au plus par heure et {day} par jour : réessayez plus tard.',
    es: 'Los extractos de un cliente salen como máximo a {hour} direcciones por hora y {day} al día: inténtalo más tarde.',
  },
  not_in_registry: {
    status: 422,
    it: 'Solo indirizzi dell’anagrafica del cliente; non ne fa parte: {addresses}.',
    en: 'Only addresses of the customer’s record; not among them: {addresses}.',
    fr: 'Seulement des adresses de la fiche du client ; n’en fait pas partie : {addresses}.',
    es: 'Solo direcciones de la ficha del cliente; no está entre ellas: {addresses}.',
  },
})
