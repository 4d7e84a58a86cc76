import { fill, type Language } from '@mandato/contract/words'
import type { Letter } from '../platform/mail/layout.ts'

const words = {
  it: {
    recovery: 'Imposta una nuova password',
    invitation: 'Il tuo accesso al portale',
    approved: 'La tua richiesta è stata accettata',
    accepted:
      'la tua richiesta di accesso al portale della rete vendita è stata accettata: scegli la password con cui entrare.',
    untilAccepted:
      'Il link vale 72 ore e una volta sola; quando è scaduto, chiedine uno nuovo con «Password dimenticata?».',
    greeting: 'Buongiorno {name},',
    asked: 'abbiamo ricevuto la richiesta di una nuova password per il portale della rete vendita.',
    invited: 'è pronto il tuo accesso al portale della rete vendita: scegli la password con cui entrare.',
    until:
      'Il link vale 60 minuti e una volta sola. Se non l’hai chiesto tu, non serve fare nulla: la password resta quella di prima.',
    untilInvited:
      'Il link vale 60 minuti e una volta sola; quando è scaduto, chiedine uno nuovo con «Password dimenticata?».',
    button: 'Scegli la password',
    closing: 'Per domande rispondi al tuo referente commerciale.',
  },
  en: {
    recovery: 'Set a new password',
    invitation: 'Your access to the portal',
    approved: 'Your request has been accepted',
    accepted:
      'your request for access to the sales network portal has been accepted: choose the password to sign in with.',
    untilAccepted:
      'The link is valid for 72 hours and only once; when it has expired, ask for a new one under “Forgotten?”.',
    greeting: 'Good morning {name},',
    asked: 'we received a request for a new password for the sales network portal.',
    invited: 'your access to the sales network portal is ready: choose the password to sign in with.',
    until:
      'The link is valid for 60 minutes and only once. If you did not ask for it there is nothing to do: your password stays as it was.',
    untilInvited:
      'The link is valid for 60 minutes and only once; when it has expired, ask for a new one under “Forgotten?”.',
    button: 'Choose the password',
    closing: 'For questions, ask your sales contact.',
  },
  fr: {
    recovery: 'Choisissez un nouveau mot de passe',
    invitation: 'Votre accès au portail',
    approved: 'Votre demande est acceptée',
    accepted:
      'votre demande d’accès au portail du réseau commercial est acceptée : choisissez le mot de passe pour entrer.',
    untilAccepted:
      'Le lien est valable 72 heures et une seule fois ; une fois expiré, demandez-en un autre par « Oublié ? ».',
    greeting: 'Bonjour {name},',
    asked: 'nous avons reçu une demande de nouveau mot de passe pour le portail du réseau commercial.',
    invited: 'votre accès au portail du réseau commercial est prêt : choisissez le mot de passe pour entrer.',
    until:
      'Le lien est valable 60 minutes et une seule fois. Si la demande ne vient pas de vous, il n’y a rien à faire : le mot de passe reste le même.',
    untilInvited:
      'Le lien est valable 60 minutes et une seule fois ; une fois expiré, demandez-en un autre par « Oublié ? ».',
    button: 'Choisir le mot de passe',
    closing: 'Pour toute question, adressez-vous à votre contact commercial.',
  },
  es: {
    recovery: 'Elige una nueva contraseña',
    invitation: 'Tu acceso al portal',
    approved: 'Tu solicitud ha sido aceptada',
    accepted:
      'tu solicitud de acceso al portal de la red comercial ha sido aceptada: elige la contraseña para entrar.',
    untilAccepted: 'El enlace vale 72 horas y una sola vez; cuando caduque, pide otro con «¿Olvidada?».',
    greeting: 'Buenos días, {name}:',
    asked: 'hemos recibido la solicitud de una nueva contraseña para el portal de la red comercial.',
    invited: 'tu acceso al portal de la red comercial está listo: elige la contraseña para entrar.',
    until:
      'El enlace vale 60 minutos y una sola vez. Si no lo has pedido tú, no hay que hacer nada: la contraseña sigue siendo la misma.',
    untilInvited: 'El enlace vale 60 minutos y una sola vez; cuando caduque, pide otro con «¿Olvidada?».',
    button: 'Elegir la contraseña',
    closing: 'Si tienes preguntas, habla con tu contacto comercial.',
  },
} satisfies Record<Language, Record<string, string>>

/** The mail with the link to set a password: asked for by the person, or sent by an administrator. */
export function passwordLetter(
  kind: 'recovery' | 'invitation' | 'invited' | 'approved',
  language: Language,
  name: string,
  url: string,
): Letter {
  const w = words[language]
  return {
    subject: w[kind === 'invited' ? 'invitation' : kind],
    greeting: fill(w.greeting, { name }),
    paragraphs: {
      recovery: [w.asked, w.until],
      invitation: [w.invited, w.untilInvited],
      // Of an account made by hand: the same words, and the longer life of a first link.
      invited: [w.invited, w.untilAccepted],
      approved: [w.accepted, w.untilAccepted],
    }[kind],
    button: { label: w.button, url },
    closing: w.closing,
  }
}
