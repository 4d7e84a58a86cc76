import type { Language } from '@mandato/contract/words'

export type FactorNews =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_used'
  | 'removed_by_administrator'

interface FactorWords {
  readonly greeting: string
  readonly notYou: string
  readonly next: string
  readonly button: string
  readonly closing: string
  /** Subject and sentence. */
  readonly news: Readonly<Record<FactorNews, readonly [string, string]>>
}

/** What mails say when a second factor comes, goes, or is gone round by a recovery code. */
export const words: Readonly<Record<Language, FactorWords>> = {
  it: {
    greeting: 'Buongiorno {name},',
    notYou:
      'Se non sei stato tu, cambia subito la password, chiudi gli altri accessi nel tuo profilo e avvisa chi amministra il portale.',
    next: 'Ora entri con la sola password. Nel tuo profilo puoi aggiungere di nuovo un secondo fattore. Se non l’hai chiesto tu, avvisa subito chi amministra il portale.',
    button: 'Apri il tuo profilo',
    closing: 'Per domande rivolgiti al tuo referente commerciale.',
    news: {
      totp_added: [
        'Codici di accesso attivati',
        'da adesso, per entrare nel portale, dopo la password serve il codice della tua app.',
      ],
      totp_removed: [
        'Codici di accesso disattivati',
        'per entrare nel portale non serve più il codice della tua app.',
      ],
      passkey_added: [
        'Nuova passkey',
        'è stata aggiunta la passkey «{passkey}»: con essa si entra nel portale senza password.',
      ],
      passkey_removed: [
        'Passkey rimossa',
        'la passkey «{passkey}» è stata rimossa: con essa non si entra più nel portale.',
      ],
      recovery_used: [
        'Codice di riserva usato',
        'uno dei tuoi codici di riserva è appena stato usato al posto del codice dell’app. Non vale più.',
      ],
      removed_by_administrator: [
        'Secondo fattore tolto',
        'chi amministra il portale ha tolto i tuoi codici, le tue passkey e i codici di riserva, e ha chiuso i tuoi accessi.',
      ],
    },
  },
  en: {
    greeting: 'Hello {name},',
    notYou:
      'If this was not you, change your password at once, end your other sessions in your profile and tell whoever administers the portal.',
    next: 'You now sign in with your password alone. You can add a second factor again in your profile. If you did not ask for this, tell whoever administers the portal at once.',
    button: 'Open your profile',
    closing: 'For questions, ask your sales contact.',
    news: {
      totp_added: [
        'Sign-in codes switched on',
        'from now on, signing in to the portal takes the code of your app after the password.',
      ],
      totp_removed: [
        'Sign-in codes switched off',
        'signing in to the portal no longer takes the code of your app.',
      ],
      passkey_added: [
        'New passkey',
        'the passkey “{passkey}” was added: it signs in to the portal without a password.',
      ],
      passkey_removed: [
        'Passkey removed',
        'the passkey “{passkey}” was removed: it no longer signs in to the portal.',
      ],
      recovery_used: [
        'Recovery code used',
        'one of your recovery codes has just been used in the place of your app’s code. It is good no more.',
      ],
      removed_by_administrator: [
        'Second factor taken off',
        'whoever administers the portal has taken off your codes, passkeys and recovery codes, and ended your sessions.',
      ],
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    notYou:
      'Si ce n’était pas vous, changez tout de suite votre mot de passe, fermez vos autres sessions dans votre profil et prévenez l’administrateur du portail.',
    next: 'Vous entrez désormais avec votre seul mot de passe. Vous pouvez ajouter un second facteur dans votre profil. Si vous ne l’avez pas demandé, prévenez tout de suite l’administrateur du portail.',
    button: 'Ouvrir votre profil',
    closing: 'Pour toute question, adressez-vous à votre contact commercial.',
    news: {
      totp_added: [
        'Codes de connexion activés',
        'désormais, pour entrer dans le portail, il faut après le mot de passe le code de votre application.',
      ],
      totp_removed: [
        'Codes de connexion désactivés',
        'pour entrer dans le portail, le code de votre application n’est plus demandé.',
      ],
      passkey_added: [
        'Nouvelle clé d’accès',
        'la clé d’accès « {passkey} » a été ajoutée : elle ouvre le portail sans mot de passe.',
      ],
      passkey_removed: [
        'Clé d’accès supprimée',
        'la clé d’accès « {passkey} » a été supprimée : elle n’ouvre plus le portail.',
      ],
      recovery_used: [
        'Code de secours utilisé',
        'un de vos codes de secours vient d’être utilisé à la place du code de votre application. Il ne vaut plus.',
      ],
      removed_by_administrator: [
        'Second facteur retiré',
        'l’administrateur du portail a retiré vos codes, vos clés d’accès et vos codes de secours, et fermé vos sessions.',
      ],
    },
  },
  es: {
    greeting: 'Buenos días, {name}:',
    notYou:
      'Si no has sido tú, cambia enseguida la contraseña, cierra tus otras sesiones en tu perfil y avisa a quien administra el portal.',
    next: 'Ahora entras solo con la contraseña. En tu perfil puedes añadir de nuevo un segundo factor. Si no lo has pedido tú, avisa enseguida a quien administra el portal.',
    button: 'Abrir tu perfil',
    closing: 'Si tienes preguntas, habla con tu contacto comercial.',
    news: {
      totp_added: [
        'Códigos de acceso activados',
        'desde ahora, para entrar en el portal, después de la contraseña hace falta el código de tu aplicación.',
      ],
      totp_removed: [
        'Códigos de acceso desactivados',
        'para entrar en el portal ya no hace falta el código de tu aplicación.',
      ],
      passkey_added: [
        'Nueva llave de acceso',
        'se ha añadido la llave de acceso «{passkey}»: con ella se entra en el portal sin contraseña.',
      ],
      passkey_removed: [
        'Llave de acceso eliminada',
        'la llave de acceso «{passkey}» se ha eliminado: con ella ya no se entra en el portal.',
      ],
      recovery_used: [
        'Código de reserva usado',
        'uno de tus códigos de reserva se acaba de usar en lugar del código de tu aplicación. Ya no vale.',
      ],
      removed_by_administrator: [
        'Segundo factor retirado',
        'quien administra el portal ha retirado tus códigos, tus llaves de acceso y tus códigos de reserva, y ha cerrado tus sesiones.',
      ],
    },
  },
}
