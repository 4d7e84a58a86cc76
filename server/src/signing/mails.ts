import { fill, type Language } from '@mandato/contract/words'
import type { Letter } from '../platform/mail/layout.ts'

const words = {
  it: {
    subject: 'Il codice per firmare',
    greeting: 'Buongiorno,',
    intro: 'questo è il codice per firmare la scheda di {client}:',
    until:
      'Vale dieci minuti e per una sola firma. Se non l’ha chiesto Lei, non lo dia a nessuno e ignori questo messaggio.',
    closing: 'Per domande si rivolga a chi L’ha invitata a firmare.',
  },
  en: {
    subject: 'Your code for signing',
    greeting: 'Hello,',
    intro: 'this is the code for signing the sheet of {client}:',
    until:
      'It is valid for ten minutes and one signature. If you did not ask for it, do not give it to anyone and ignore this message.',
    closing: 'For questions, ask the person who invited you to sign.',
  },
  fr: {
    subject: 'Votre code de signature',
    greeting: 'Bonjour,',
    intro: 'voici le code pour signer la fiche « {client} » :',
    until:
      'Il vaut dix minutes et pour une seule signature. Si la demande ne vient pas de vous, ne le donnez à personne et ignorez ce message.',
    closing: 'Pour toute question, adressez-vous à la personne qui vous a invité à signer.',
  },
  es: {
    subject: 'Su código para firmar',
    greeting: 'Buenos días:',
    intro: 'este es el código para firmar la ficha de {client}:',
    until:
      'Vale diez minutos y para una sola firma. Si no lo ha pedido usted, no se lo dé a nadie e ignore este mensaje.',
    closing: 'Si tiene preguntas, hable con quien le invitó a firmar.',
  },
} satisfies Record<Language, Record<string, string>>

/** The code, alone on its line and in a mail without the link: one of the two mails is not enough to sign. */
export function codeLetter(language: Language, client: string, code: string): Letter {
  const w = words[language]
  return {
    subject: w.subject,
    greeting: w.greeting,
    paragraphs: [fill(w.intro, { client }, language), w.until],
    code,
    closing: w.closing,
  }
}
