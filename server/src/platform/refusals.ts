import { defineRefusals } from './errors.ts'

/** The refusals every call can give. */
export const refuse = defineRefusals({
  session_expired: {
    status: 401,
    it: 'Sessione scaduta: accedi di nuovo.',
    en: 'Session expired: sign in again.',
    fr: 'Session expirée : reconnectez-vous.',
    es: 'Sesión caducada: vuelve a entrar.',
  },
  not_allowed: {
    status: 403,
    it: 'Il tuo profilo non permette questa operazione.',
    en: 'Your profile does not allow this.',
    fr: 'Votre profil ne permet pas cette opération.',
    es: 'Tu perfil no permite esta operación.',
  },
  not_found: {
    status: 404,
    it: 'Non trovato: non esiste o non è tra i tuoi dati.',
    en: 'Not found: it does not exist or is not among your data.',
    fr: 'Introuvable : inexistant ou hors de vos données.',
    es: 'No encontrado: no existe o no está entre tus datos.',
  },
  no_such_call: {
    status: 404,
    it: 'Questa chiamata non esiste.',
    en: 'There is no such call.',
    fr: 'Cet appel n’existe pas.',
    es: 'Esta llamada no existe.',
  },
  validation: {
    status: 422,
    it: 'Dati da correggere. {details}',
    en: 'Please correct the data. {details}',
    fr: 'Données à corriger. {details}',
    es: 'Hay datos que corregir. {details}',
  },
  bad_request: {
    status: 400,
    it: 'La richiesta non si può leggere.',
    en: 'The request cannot be read.',
    fr: 'La requête est illisible.',
    es: 'La solicitud no se puede leer.',
  },
  bad_address: {
    status: 400,
    it: 'L’indirizzo non si può leggere: ciò che segue un segno di percentuale deve essere testo UTF-8.',
    en: 'The address cannot be read: what follows a percent sign must be UTF-8 text.',
    fr: 'L’adresse est illisible : ce qui suit un signe de pourcentage doit être du texte UTF-8.',
    es: 'La dirección no se puede leer: lo que sigue a un signo de porcentaje debe ser texto UTF-8.',
  },
  too_slow: {
    status: 408,
    it: 'La richiesta non è arrivata in tempo: riprova.',
    en: 'The request did not arrive in time: try again.',
    fr: 'La requête n’est pas arrivée à temps : réessayez.',
    es: 'La solicitud no ha llegado a tiempo: prueba de nuevo.',
  },
  headers_too_large: {
    status: 431,
    it: 'Indirizzo e intestazioni troppo lunghi: il limite è {limit}.',
    en: 'Address and headers too long: the limit is {limit}.',
    fr: 'Adresse et en-têtes trop longs : la limite est de {limit}.',
    es: 'Dirección y cabeceras demasiado largas: el límite es {limit}.',
  },
  wrong_media_type: {
    status: 415,
    it: 'Formato non accettato: serve {expected}.',
    en: 'Format not accepted: {expected} is needed.',
    fr: 'Format refusé : {expected} attendu.',
    es: 'Formato no aceptado: se necesita {expected}.',
  },
  too_large: {
    status: 413,
    it: 'Troppo grande: il limite è {limit}.',
    en: 'Too large: the limit is {limit}.',
    fr: 'Trop volumineux : la limite est de {limit}.',
    es: 'Demasiado grande: el límite es {limit}.',
  },
  too_many_requests: {
    status: 429,
    it: 'Troppe richieste: riprova tra {seconds} {seconds:secondo|secondi}.',
    en: 'Too many requests: try again in {seconds} {seconds:second|seconds}.',
    fr: 'Trop de requêtes : réessayez dans {seconds} {seconds:seconde|secondes}.',
    es: 'Demasiadas solicitudes: prueba de nuevo en {seconds} {seconds:segundo|segundos}.',
  },
  too_many_exports: {
    status: 429,
    it: 'Stai già scaricando {most} {most:elenco: aspetta che finisca|elenchi: aspetta che finiscano}.',
    en: 'You are already downloading {most} {most:list: wait until it is|lists: wait until they are} done.',
    fr: 'Vous téléchargez déjà {most} {most:liste : attendez qu’elle soit terminée|listes : attendez qu’elles soient terminées}.',
    es: 'Ya estás descargando {most} {most:lista: espera a que termine|listas: espera a que terminen}.',
  },
  key_used_for_other: {
    status: 409,
    it: 'Questa chiave è già servita per un’altra richiesta.',
    en: 'This key was already used for another request.',
    fr: 'Cette clé a déjà servi pour une autre requête.',
    es: 'Esta clave ya se usó para otra solicitud.',
  },
  still_running: {
    status: 409,
    it: 'La stessa richiesta è ancora in corso.',
    en: 'The same request is still running.',
    fr: 'La même requête est encore en cours.',
    es: 'La misma solicitud sigue en curso.',
  },
  changed_meanwhile: {
    status: 409,
    it: 'Nel frattempo qualcuno ha modificato questi dati.',
    en: 'Somebody changed these data in the meantime.',
    fr: 'Quelqu’un a modifié ces données entre-temps.',
    es: 'Alguien ha modificado estos datos entretanto.',
  },
  unavailable: {
    status: 503,
    it: 'Servizio momentaneamente non disponibile: riprova tra poco.',
    en: 'Service unavailable for a moment: try again shortly.',
    fr: 'Service momentanément indisponible : réessayez bientôt.',
    es: 'Servicio no disponible por un momento: prueba dentro de poco.',
  },
  no_space: {
    status: 507,
    it: 'Spazio esaurito sul server: nulla è stato salvato.',
    en: 'The server is out of space: nothing was saved.',
    fr: 'Espace épuisé sur le serveur : rien n’a été enregistré.',
    es: 'El servidor se ha quedado sin espacio: no se ha guardado nada.',
  },
})

/** The one answer for “not yours” and “never existed”, so that ids cannot be probed. */
export const notFound = () => refuse('not_found')
