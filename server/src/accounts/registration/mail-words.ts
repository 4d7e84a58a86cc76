import type { Language } from '@mandato/contract/words'

/** Subject, button and paragraphs. */
type Told = readonly [subject: string, button: string, ...paragraphs: string[]]
interface MailWords {
  readonly greeting: string
  readonly closing: string
  readonly kinds: Readonly<
    Record<'confirm' | 'known' | 'again' | 'received' | 'question' | 'rejected' | 'waiting' | 'ending', Told>
  >
}

/** What is written about a request for an account. */
export const words: Readonly<Record<Language, MailWords>> = {
  it: {
    greeting: 'Buongiorno {name},',
    closing: 'Per domande rivolgiti al tuo referente commerciale.',
    kinds: {
      confirm: [
        'Conferma il tuo indirizzo',
        'Conferma l’indirizzo',
        'abbiamo ricevuto una richiesta di accesso al portale della rete vendita con questo indirizzo. Conferma che è tuo: solo allora la richiesta arriva in sede.',
        'Il link vale 48 ore. Se non hai chiesto nulla, non serve fare nulla: la richiesta decade da sola.',
      ],
      known: [
        'Hai già un accesso',
        'Vai all’accesso',
        'abbiamo ricevuto una richiesta di registrazione con questo indirizzo, che ha già un accesso al portale: non è cambiato nulla.',
        'Se non ricordi la password, chiedi un link con «Password dimenticata?». Se la richiesta non è tua, ignora questa e-mail.',
      ],
      again: [
        'La tua richiesta è già da noi',
        'Vedi la richiesta',
        'abbiamo già una richiesta di registrazione con questo indirizzo: la sede la sta esaminando. Non serve mandarne un’altra.',
      ],
      received: [
        'Abbiamo ricevuto la tua richiesta',
        'Vedi a che punto è',
        'il tuo indirizzo è confermato e la richiesta di accesso è arrivata in sede. Ti scriviamo appena è decisa.',
      ],
      question: [
        'Una domanda sulla tua richiesta',
        'Rispondi',
        'per decidere sulla tua richiesta di accesso ci serve ancora un’informazione:',
        '{reason}',
      ],
      rejected: [
        'La tua richiesta di accesso',
        'Vedi la richiesta',
        'grazie per il tuo interesse. Per ora non possiamo aprirti un accesso al portale della rete vendita:',
        '{reason}',
      ],
      waiting: [
        'Richiesta di registrazione: {whom}',
        'Apri la richiesta',
        '{whom} ha chiesto un accesso al portale e ha confermato l’indirizzo. La richiesta attende una decisione.',
      ],
      ending: [
        'Il tuo accesso stampa scade presto',
        'Vai al portale',
        'il tuo accesso al portale scade il {day}. Se ti serve ancora, rivolgiti al tuo referente: il rinnovo è questione di un momento.',
      ],
    },
  },
  en: {
    greeting: 'Hello {name},',
    closing: 'For questions, ask your sales contact.',
    kinds: {
      confirm: [
        'Confirm your address',
        'Confirm the address',
        'we received a request for access to the sales network portal with this address. Confirm that it is yours: only then does the request reach head office.',
        'The link is valid for 48 hours. If you did not ask for anything there is nothing to do: the request lapses by itself.',
      ],
      known: [
        'You already have access',
        'Go to the sign-in',
        'we received a registration with this address, which already has access to the portal: nothing was changed.',
        'If you do not remember the password, ask for a link under “Forgot password?”. If the request is not yours, ignore this mail.',
      ],
      again: [
        'We already have your request',
        'See the request',
        'we already have a registration with this address: head office is looking at it. There is no need to send another one.',
      ],
      received: [
        'We have received your request',
        'See how it stands',
        'your address is confirmed and the request for access has reached head office. We will write as soon as it is decided.',
      ],
      question: [
        'A question about your request',
        'Answer',
        'to decide on your request for access we need one more piece of information:',
        '{reason}',
      ],
      rejected: [
        'Your request for access',
        'See the request',
        'thank you for your interest. For now we cannot give you access to the sales network portal:',
        '{reason}',
      ],
      waiting: [
        'Registration request: {whom}',
        'Open the request',
        '{whom} asked for access to the portal and confirmed the address. The request waits for a decision.',
      ],
      ending: [
        'Your press access ends soon',
        'Go to the portal',
        'your access to the portal ends on {day}. If you still need it, ask your contact: renewing takes a moment.',
      ],
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    closing: 'Pour toute question, adressez-vous à votre contact commercial.',
    kinds: {
      confirm: [
        'Confirmez votre adresse',
        'Confirmer l’adresse',
        'nous avons reçu une demande d’accès au portail du réseau commercial avec cette adresse. Confirmez qu’elle est à vous : alors seulement la demande parvient au siège.',
        'Le lien est valable 48 heures. Si vous n’avez rien demandé, il n’y a rien à faire : la demande devient caduque d’elle-même.',
      ],
      known: [
        'Vous avez déjà un accès',
        'Aller à la connexion',
        'nous avons reçu une inscription avec cette adresse, qui a déjà un accès au portail : rien n’a changé.',
        'Si vous avez oublié le mot de passe, demandez un lien par « Oublié ? ». Si la demande ne vient pas de vous, ignorez cet e-mail.',
      ],
      again: [
        'Nous avons déjà votre demande',
        'Voir la demande',
        'nous avons déjà une inscription avec cette adresse : le siège l’examine. Inutile d’en envoyer une autre.',
      ],
      received: [
        'Nous avons reçu votre demande',
        'Voir où elle en est',
        'votre adresse est confirmée et la demande d’accès est parvenue au siège. Nous vous écrirons dès qu’elle sera décidée.',
      ],
      question: [
        'Une question sur votre demande',
        'Répondre',
        'pour décider de votre demande d’accès, il nous manque une information :',
        '{reason}',
      ],
      rejected: [
        'Votre demande d’accès',
        'Voir la demande',
        'merci de votre intérêt. Pour le moment nous ne pouvons pas vous ouvrir un accès au portail du réseau commercial :',
        '{reason}',
      ],
      waiting: [
        'Demande d’inscription : {whom}',
        'Ouvrir la demande',
        '{whom} a demandé un accès au portail et confirmé son adresse. La demande attend une décision.',
      ],
      ending: [
        'Votre accès presse se termine bientôt',
        'Aller au portail',
        'votre accès au portail se termine le {day}. Si vous en avez encore besoin, adressez-vous à votre contact : le renouvellement ne prend qu’un instant.',
      ],
    },
  },
  es: {
    greeting: 'Buenos días, {name}:',
    closing: 'Si tienes preguntas, habla con tu contacto comercial.',
    kinds: {
      confirm: [
        'Confirma tu dirección',
        'Confirmar la dirección',
        'hemos recibido una solicitud de acceso al portal de la red comercial con esta dirección. Confirma que es tuya: solo entonces llega la solicitud a la sede.',
        'El enlace vale 48 horas. Si no has pedido nada, no hay que hacer nada: la solicitud caduca sola.',
      ],
      known: [
        'Ya tienes acceso',
        'Ir al acceso',
        'hemos recibido un registro con esta dirección, que ya tiene acceso al portal: no ha cambiado nada.',
        'Si no recuerdas la contraseña, pide un enlace con «¿Has olvidado la contraseña?». Si la solicitud no es tuya, ignora este correo.',
      ],
      again: [
        'Ya tenemos tu solicitud',
        'Ver la solicitud',
        'ya tenemos un registro con esta dirección: la sede lo está examinando. No hace falta enviar otro.',
      ],
      received: [
        'Hemos recibido tu solicitud',
        'Ver cómo va',
        'tu dirección está confirmada y la solicitud de acceso ha llegado a la sede. Te escribimos en cuanto esté decidida.',
      ],
      question: [
        'Una pregunta sobre tu solicitud',
        'Responder',
        'para decidir sobre tu solicitud de acceso nos falta una información:',
        '{reason}',
      ],
      rejected: [
        'Tu solicitud de acceso',
        'Ver la solicitud',
        'gracias por tu interés. Por ahora no podemos darte acceso al portal de la red comercial:',
        '{reason}',
      ],
      waiting: [
        'Solicitud de registro: {whom}',
        'Abrir la solicitud',
        '{whom} ha pedido acceso al portal y ha confirmado la dirección. La solicitud espera una decisión.',
      ],
      ending: [
        'Tu acceso de prensa termina pronto',
        'Ir al portal',
        'tu acceso al portal termina el {day}. Si todavía lo necesitas, habla con tu contacto: renovarlo es cosa de un momento.',
      ],
    },
  },
}
