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
  folder_under_itself: {
    status: 409,
    it: 'Una cartella non può stare dentro sé stessa né in una che contiene.',
    en: 'A folder cannot lie in itself, nor in one that it holds.',
    fr: 'Un dossier ne peut se trouver dans lui-même ni dans un dossier qu’il contient.',
    es: 'Una carpeta no puede estar dentro de sí misma ni de otra que contiene.',
  },
  folder_too_deep: {
    status: 422,
    it: 'Al massimo {most} cartelle una dentro l’altra.',
    en: 'At most {most} folders one inside the other.',
    fr: 'Au plus {most} dossiers l’un dans l’autre.',
    es: 'Como máximo {most} carpetas una dentro de otra.',
  },
  zip_too_many: {
    status: 422,
    it: 'Sono {files} file: in un archivio ne stanno al massimo {most}. Scegline meno.',
    en: 'These are {files} files: an archive holds at most {most}. Choose fewer.',
    fr: 'Cela fait {files} fichiers : une archive en contient {most} au plus. Choisissez-en moins.',
    es: 'Son {files} archivos: en un archivo comprimido caben {most} como máximo. Elige menos.',
  },
  zip_too_large: {
    status: 422,
    it: 'Insieme pesano {size}: un archivo arriva a {most}. Sceglili in più volte.',
    en: 'Together they are {size}: an archive goes up to {most}. Choose them in several turns.',
    fr: 'Ensemble ils pèsent {size} : une archive va jusqu’à {most}. Prenez-les en plusieurs fois.',
    es: 'Juntos pesan {size}: un archivo comprimido llega a {most}. Elígelos en varias veces.',
  },
  zip_empty: {
    status: 422,
    it: 'Scegli almeno un file.',
    en: 'Choose at least one file.',
    fr: 'Choisissez au moins un fichier.',
    es: 'Elige al menos un archivo.',
  },
})
