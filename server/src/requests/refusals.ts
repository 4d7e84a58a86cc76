import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  request_closed: {
    status: 409,
    it: 'La richiesta è chiusa: per riprenderla se ne apre una nuova.',
    en: 'The request is closed: to go on, open a new one.',
    fr: 'La demande est close : pour la reprendre, ouvrez-en une nouvelle.',
    es: 'La solicitud está cerrada: para retomarla, abre una nueva.',
  },
  request_not_closed: {
    status: 409,
    it: 'La richiesta precedente è ancora aperta: rispondi lì.',
    en: 'The former request is still open: reply there.',
    fr: 'La demande précédente est encore ouverte : répondez-y.',
    es: 'La solicitud anterior sigue abierta: responde allí.',
  },
  client_is_deleted: {
    status: 409,
    it: 'Il cliente è stato cancellato: qui non si scrive più.',
    en: 'The customer has been deleted: there is no more writing here.',
    fr: 'Le client a été supprimé : on n’écrit plus ici.',
    es: 'El cliente ha sido eliminado: aquí ya no se escribe.',
  },
  no_conversation: {
    status: 409,
    it: 'Qui non si scrive: la richiesta si decide nella sua pagina.',
    en: 'There is no writing here: the request is decided on its own page.',
    fr: 'On n’écrit pas ici : la demande se décide sur sa page.',
    es: 'Aquí no se escribe: la solicitud se decide en su página.',
  },
})
