import type { SheetWords } from './words.ts'

export const es: SheetWords = {
  greeting: 'Buenos días:',
  closing: 'Si tiene preguntas, hable con {contact}.',
  closingToAgent: 'Si tienes preguntas, habla con la oficina de clientes.',
  toReview: {
    due: 'Ahora hay que enviar la ficha a revisión.',
    done: 'La ficha ha ido sola a revisión: no hay que hacer nada.',
  },
  invitation: {
    subject: 'Ficha de cliente para firmar: {client}',
    paragraphs: [
      '{agency} le invita a firmar la ficha de cliente de {client} para {brand}. Va adjunta, para leerla con calma.',
      'Abra el enlace, pida el código que llega a esta dirección y firme: bastan unos minutos, también desde el teléfono y sin contraseña. Si algo no está bien puede rechazarla y escribir el motivo.',
      'El enlace vale hasta el {until} y es personal: no lo reenvíe.',
    ],
    button: 'Leer y firmar',
  },
  reminder: {
    subject: 'Recordatorio: ficha de cliente para firmar, {client}',
    paragraphs: [
      'la ficha de cliente de {client} para {brand} sigue esperando su firma. Va adjunta.',
      'Abra el enlace, pida el código y firme, o rechácela escribiendo el motivo.',
      'El enlace vale hasta el {until}.',
    ],
    button: 'Leer y firmar',
  },
  withdrawn: {
    subject: 'Ficha de cliente retirada: {client}',
    paragraphs: [
      'la ficha de cliente de {client} que recibió para firmar ha sido retirada: el enlace ya no vale.',
      'No hay que hacer nada. Si hay que firmarla de nuevo recibirá otro mensaje.',
    ],
  },
  signed_copy: {
    subject: 'Su ficha de cliente firmada: {client}',
    paragraphs: [
      'la ficha de cliente de {client} se firmó el {when}. El documento sellado, con las pruebas de la firma, va adjunto: guárdelo.',
      'Huella SHA-256 del archivo: {sha256}',
      'Hasta el {until} puede descargarlo otra vez desde el enlace.',
    ],
    button: 'Descargar el documento',
  },
  signed_note: {
    subject: 'Ficha firmada: {client}',
    paragraphs: [
      '{signer} firmó la ficha de cliente de {client} el {when}. El documento sellado va adjunto.',
      '{next}',
    ],
    button: 'Abrir la ficha',
  },
  confirmed: {
    subject: 'Ficha de cliente confirmada: {client}',
    paragraphs: [
      'la ficha de cliente de {client} ha sido confirmada y vale desde el {from} hasta la próxima actualización.',
      'No hay que hacer nada más; si algo cambia, basta con avisar a tiempo.',
    ],
    button: 'Abrir el portal',
  },
  rejected: {
    subject: 'Ficha de cliente rechazada: {client}',
    paragraphs: [
      'la ficha de cliente de {client} ha sido rechazada en la revisión. Motivo: {reason}',
      'Corrige la ficha y envíala de nuevo a firmar; la versión firmada se conserva.',
    ],
    button: 'Corregir la ficha',
  },
  declined: {
    subject: 'Firma rechazada: {client}',
    paragraphs: [
      '{client} no ha firmado la ficha de cliente. Motivo: {reason}',
      'Corrige la ficha y envíala de nuevo, o llama al cliente.',
    ],
    button: 'Abrir la ficha',
  },
  expired: {
    subject: 'Enlace caducado: {client}',
    paragraphs: [
      'el enlace para firmar la ficha de cliente de {client} ha caducado sin firma.',
      'La ficha vuelve a estar lista para firmar: puedes enviarla otra vez.',
    ],
    button: 'Abrir la ficha',
  },
  agency_reminder: {
    subject: 'Fichas de cliente por completar: {n}',
    paragraphs: [
      '{agency} tiene {n} {n:ficha|fichas} de cliente por completar:',
      '{list}',
      '{n:Complétala y envíala|Complétalas y envíalas} a firmar lo antes posible.',
    ],
    button: 'Abrir las fichas',
  },
}
