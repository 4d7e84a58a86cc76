import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the fields of the request list are called. */
export const requestsFieldWords = {
  subject: words('Oggetto', 'Subject', 'Objet', 'Asunto'),
  before: words('Prima del messaggio', 'Before the message', 'Avant le message', 'Antes del mensaje'),
  text: words('Testo', 'Text', 'Texte', 'Texto'),
  turn: words('Tocca a', 'Whose turn', 'À qui', 'Turno'),
  mine: words('Mie', 'Mine', 'Les miennes', 'Mías'),
  nobody: words('Di nessuno', 'Nobody’s', 'À personne', 'De nadie'),
  follows: words('Richiesta precedente', 'Former request', 'Demande précédente', 'Solicitud anterior'),
  user: words('Persona', 'Person', 'Personne', 'Persona'),
  it: words('Italiano', 'Italian', 'Italien', 'Italiano'),
  en: words('Inglese', 'English', 'Anglais', 'Inglés'),
  fr: words('Francese', 'French', 'Français', 'Francés'),
  es: words('Spagnolo', 'Spanish', 'Espagnol', 'Español'),
} satisfies Record<string, Words>
