import type { Words } from '../words.ts'

/** What the fields of accounts are called on the screens. */
export const accountsFieldWords = {
  user: {
    it: 'Utente o e-mail',
    en: 'User or e-mail',
    fr: 'Utilisateur ou e-mail',
    es: 'Usuario o correo',
  },
  password: { it: 'Password', en: 'Password', fr: 'Mot de passe', es: 'Contraseña' },
  old: {
    it: 'Password attuale',
    en: 'Current password',
    fr: 'Mot de passe actuel',
    es: 'Contraseña actual',
  },
  new: {
    it: 'Nuova password',
    en: 'New password',
    fr: 'Nouveau mot de passe',
    es: 'Nueva contraseña',
  },
  confirm: {
    it: 'Ripeti la password',
    en: 'Repeat the password',
    fr: 'Répétez le mot de passe',
    es: 'Repite la contraseña',
  },
  decision_mails: {
    it: 'Decisioni sulle richieste di materiale',
    en: 'Decisions on material requests',
    fr: 'Décisions sur les demandes de matériel',
    es: 'Decisiones sobre las solicitudes de material',
  },
  remember: { it: 'Ricordami', en: 'Remember me', fr: 'Se souvenir de moi', es: 'Recordarme' },
  search: { it: 'Filtri', en: 'Filters', fr: 'Filtres', es: 'Filtros' },
  device: { it: 'Dispositivo', en: 'Device', fr: 'Appareil', es: 'Dispositivo' },
  label: {
    it: 'Nome del dispositivo',
    en: 'Name of the device',
    fr: 'Nom de l’appareil',
    es: 'Nombre del dispositivo',
  },
  highest: { it: 'Ultimo numero', en: 'Highest number', fr: 'Dernier numéro', es: 'Último número' },
  given_up: {
    it: 'Numeri eliminati',
    en: 'Deleted numbers',
    fr: 'Numéros supprimés',
    es: 'Números eliminados',
  },
  seal: { it: 'Chiave del sigillo', en: 'Key of the seal', fr: 'Clé du scellé', es: 'Clave del sello' },
  replace: { it: 'Sostituisci', en: 'Replace', fr: 'Remplacer', es: 'Reemplazar' },
  surname: { it: 'Cognome', en: 'Surname', fr: 'Nom de famille', es: 'Apellidos' },
  company: { it: 'Ragione sociale', en: 'Company', fr: 'Raison sociale', es: 'Razón social' },
  magazine: { it: 'Testata', en: 'Magazine', fr: 'Titre de presse', es: 'Revista' },
  publisher: { it: 'Editore', en: 'Publisher', fr: 'Éditeur', es: 'Editorial' },
  fax: { it: 'Fax', en: 'Fax', fr: 'Fax', es: 'Fax' },
  privacy_version: {
    it: 'Versione dell’informativa',
    en: 'Version of the privacy information',
    fr: 'Version de l’information',
    es: 'Versión de la información',
  },
  decision: { it: 'Decisione', en: 'Decision', fr: 'Décision', es: 'Decisión' },
} as const satisfies Record<string, Words>
