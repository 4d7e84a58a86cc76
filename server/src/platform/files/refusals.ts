import { defineRefusals } from '../errors.ts'

/** What can be wrong with a file that somebody sends. */
export const refuseFile = defineRefusals({
  picture_too_large: {
    status: 422,
    it: 'Immagine troppo grande: al massimo {most} megapixel.',
    en: 'Picture too large: at most {most} megapixels.',
    fr: 'Image trop grande : {most} mégapixels au plus.',
    es: 'Imagen demasiado grande: como máximo {most} megapíxeles.',
  },
  file_type: {
    status: 415,
    it: 'Formato non accettato. Formati possibili: {accepted}.',
    en: 'Format not accepted. Possible formats: {accepted}.',
    fr: 'Format refusé. Formats possibles : {accepted}.',
    es: 'Formato no aceptado. Formatos posibles: {accepted}.',
  },
  file_extension: {
    status: 415,
    it: 'Il nome del file dice un formato e il contenuto un altro ({type}): rinominalo.',
    en: 'The file’s name says one format and its content another ({type}): rename it.',
    fr: 'Le nom du fichier annonce un format et son contenu un autre ({type}) : renommez-le.',
    es: 'El nombre del archivo dice un formato y su contenido otro ({type}): renómbralo.',
  },
  file_broken: {
    status: 422,
    it: 'Il file è incompleto: il caricamento si è interrotto, riprova.',
    en: 'The file is incomplete: the upload broke off, try again.',
    fr: 'Le fichier est incomplet : l’envoi s’est interrompu, réessayez.',
    es: 'El archivo está incompleto: la carga se interrumpió, prueba de nuevo.',
  },
})
