import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  content_file_expired: {
    status: 410,
    it: 'Questo indirizzo è scaduto o non è tuo: riapri la pagina e scarica di nuovo.',
    en: 'This address has expired or is not yours: open the page again and download from there.',
    fr: 'Cette adresse a expiré ou n’est pas la vôtre : rouvrez la page et téléchargez à nouveau.',
    es: 'Esta dirección ha caducado o no es tuya: vuelve a abrir la página y descarga de nuevo.',
  },
  reaches_nobody: {
    status: 422,
    it: 'Nessuno fa parte dei destinatari scelti: cambiali prima di pubblicare.',
    en: 'Nobody belongs to the chosen audience: change it before publishing.',
    fr: 'Personne ne fait partie des destinataires choisis : modifiez-les avant de publier.',
    es: 'Nadie forma parte de los destinatarios elegidos: cámbialos antes de publicar.',
  },
  content_not_draft: {
    status: 409,
    it: 'È già pubblicata.',
    en: 'It has been published already.',
    fr: 'C’est déjà publié.',
    es: 'Ya está publicada.',
  },
  content_is_draft: {
    status: 409,
    it: 'È ancora una bozza.',
    en: 'It is still a draft.',
    fr: 'C’est encore un brouillon.',
    es: 'Todavía es un borrador.',
  },
  content_not_out: {
    status: 409,
    it: 'Si ricorda solo una comunicazione pubblicata che chiede conferma.',
    en: 'Only a published communication that asks to be confirmed can be reminded of.',
    fr: 'On ne rappelle qu’une communication publiée qui demande une confirmation.',
    es: 'Solo se recuerda una comunicación publicada que pide confirmación.',
  },
})
