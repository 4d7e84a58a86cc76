import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  // One sentence for an unknown person and for a wrong password, so that addresses cannot be probed.
  wrong_login: {
    status: 401,
    it: 'E-mail o password non corrette.',
    en: 'Wrong e-mail or password.',
    fr: 'E-mail ou mot de passe incorrect.',
    es: 'Correo o contraseña incorrectos.',
  },
  too_many_tries: {
    status: 429,
    it: 'Troppi tentativi: riprova tra {seconds} {seconds:secondo|secondi}.',
    en: 'Too many attempts: try again in {seconds} {seconds:second|seconds}.',
    fr: 'Trop d’essais : réessayez dans {seconds} {seconds:seconde|secondes}.',
    es: 'Demasiados intentos: prueba de nuevo en {seconds} {seconds:segundo|segundos}.',
  },
  account_disabled: {
    status: 403,
    it: 'Questo accesso è stato disattivato: rivolgiti al tuo referente commerciale.',
    en: 'This account has been deactivated: ask your sales contact.',
    fr: 'Cet accès a été désactivé : adressez-vous à votre contact commercial.',
    es: 'Este acceso está desactivado: habla con tu contacto comercial.',
  },
  link_used_or_expired: {
    status: 410,
    it: 'Questo link è scaduto o già usato: richiedine uno nuovo.',
    en: 'This link has expired or was already used: ask for a new one.',
    fr: 'Ce lien a expiré ou a déjà servi : demandez-en un nouveau.',
    es: 'Este enlace ha caducado o ya se usó: pide uno nuevo.',
  },
  email_taken: {
    status: 409,
    it: 'Questo indirizzo ha già un accesso: indicane un altro.',
    en: 'This address already has an account: give another one.',
    fr: 'Cette adresse a déjà un accès : indiquez-en une autre.',
    es: 'Esta dirección ya tiene un acceso: indica otra.',
  },
  password_used_before: {
    status: 422,
    it: 'Scegli una password diversa dalle ultime tre.',
    en: 'Choose a password other than your last three.',
    fr: 'Choisissez un mot de passe différent des trois derniers.',
    es: 'Elige una contraseña distinta de las tres últimas.',
  },
  wrong_old_password: {
    status: 422,
    it: 'La password attuale non è corretta.',
    en: 'The current password is not right.',
    fr: 'Le mot de passe actuel est incorrect.',
    es: 'La contraseña actual no es correcta.',
  },
  registration_not_in_state: {
    status: 409,
    it: 'Questa richiesta è già stata decisa o non attende una risposta: aggiorna la pagina.',
    en: 'This request has been decided or expects no answer: refresh the page.',
    fr: 'Cette demande est déjà décidée ou n’attend pas de réponse : actualisez la page.',
    es: 'Esta solicitud ya está decidida o no espera respuesta: actualiza la página.',
  },
  client_unknown: {
    status: 422,
    it: 'Questo cliente non esiste o non è tra i tuoi dati.',
    en: 'This client does not exist or is not among your data.',
    fr: 'Ce client n’existe pas ou n’est pas dans vos données.',
    es: 'Este cliente no existe o no está entre tus datos.',
  },
  view_name_taken: {
    status: 409,
    it: 'Hai già una vista con questo nome.',
    en: 'You already have a view with this name.',
    fr: 'Vous avez déjà une vue de ce nom.',
    es: 'Ya tienes una vista con este nombre.',
  },
  too_many_views: {
    status: 422,
    it: 'Una lista può avere al massimo {n} {n:vista|viste}: eliminane una che non usi più.',
    en: 'A list can have at most {n} {n:view|views}: delete one you no longer use.',
    fr: 'Une liste peut avoir {n} {n:vue|vues} au plus : supprimez-en une qui ne sert plus.',
    es: 'Una lista puede tener como máximo {n} {n:vista|vistas}: elimina una que ya no uses.',
  },
})
