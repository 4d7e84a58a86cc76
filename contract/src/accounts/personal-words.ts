import type { Words } from '../words.ts'

const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the portal holds of a person, by kind. */
export const personalWords = {
  account: w('Account', 'Account', 'Compte', 'Cuenta'),
  shops: w('Negozi collegati', 'Linked shops', 'Magasins liés', 'Tiendas vinculadas'),
  sessions: w('Accessi', 'Sign-ins', 'Connexions', 'Accesos'),
  places: w(
    'Indirizzi di accesso',
    'Addresses signed in from',
    'Adresses de connexion',
    'Direcciones de acceso',
  ),
  devices: w('Dispositivi', 'Devices', 'Appareils', 'Dispositivos'),
  factors: w('Secondo fattore', 'Second factor', 'Second facteur', 'Segundo factor'),
  choices: w('Viste e preferiti', 'Views and favourites', 'Vues et favoris', 'Vistas y favoritos'),
  reading: w(
    'Letture e download',
    'Reading and downloads',
    'Lectures et téléchargements',
    'Lecturas y descargas',
  ),
  registrations: w('Registrazioni', 'Registrations', 'Inscriptions', 'Registros'),
  requests: w(
    'Richieste e messaggi',
    'Requests and messages',
    'Demandes et messages',
    'Solicitudes y mensajes',
  ),
  orders: w('Ordini e blocchi', 'Orders and holds', 'Commandes et réservations', 'Pedidos y reservas'),
  signatures: w('Firme', 'Signatures', 'Signatures', 'Firmas'),
  mails: w('E-mail ricevute', 'Mails received', 'E-mails reçus', 'Correos recibidos'),
  work: w('Lavori in corso', 'Work under way', 'Travaux en cours', 'Trabajos en curso'),
  trail: w('Registro attività', 'Audit trail', 'Journal d’activité', 'Registro de actividad'),
} as const satisfies Readonly<Record<string, Words>>
export type PersonalKind = keyof typeof personalWords

/** Why something stays when a person is erased, in the words of the law. */
export const keptWords = {
  books: w(
    'Scritture e corrispondenza commerciale: dieci anni (art. 2220 c.c.; art. 17, par. 3, lett. b GDPR).',
    'Commercial records and letters: ten years (Italian Civil Code, art. 2220; GDPR, art. 17(3)(b)).',
    'Écritures et correspondance commerciale : dix ans (Code civil italien, art. 2220 ; RGPD, art. 17, par. 3, b).',
    'Registros y correspondencia mercantil: diez años (Código Civil italiano, art. 2220; RGPD, art. 17.3.b).',
  ),
  evidence: w(
    'Prova di un contratto firmato: serve a far valere un diritto (art. 17, par. 3, lett. e GDPR).',
    'Evidence of a signed contract: needed to establish a claim (GDPR, art. 17(3)(e)).',
    'Preuve d’un contrat signé : nécessaire à la défense de droits (RGPD, art. 17, par. 3, e).',
    'Prueba de un contrato firmado: necesaria para la defensa de derechos (RGPD, art. 17.3.e).',
  ),
  trail: w(
    'Chi ha fatto che cosa, senza nome né valori: dimostra che le regole sono rispettate (art. 5, par. 2 GDPR).',
    'Who did what, without name and values: it shows that the rules are kept (GDPR, art. 5(2)).',
    'Qui a fait quoi, sans nom ni valeurs : preuve du respect des règles (RGPD, art. 5, par. 2).',
    'Quién hizo qué, sin nombre ni valores: demuestra el cumplimiento de las normas (RGPD, art. 5.2).',
  ),
} as const satisfies Readonly<Record<string, Words>>
export type KeptBecause = keyof typeof keptWords
