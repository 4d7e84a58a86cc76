import { defineRefusals } from '../platform/errors.ts'

export const refuse = defineRefusals({
  import_not_checked: {
    status: 409,
    it: 'Si applica solo una prova controllata: questa importazione è {state}.',
    en: 'Only a checked trial can be applied: this import is {state}.',
    fr: 'Seul un essai vérifié peut être appliqué : cette importation est {state}.',
    es: 'Solo se aplica una prueba comprobada: esta importación está {state}.',
  },
  import_has_rejects: {
    status: 409,
    it: 'Righe scartate: {rejected}. Correggerle, oppure accettare le sole righe valide.',
    en: 'Rejected rows: {rejected}. Correct them, or accept the valid rows only.',
    fr: 'Lignes rejetées : {rejected}. Les corriger, ou accepter les seules lignes valables.',
    es: 'Filas rechazadas: {rejected}. Corregirlas o aceptar solo las filas válidas.',
  },
  import_nothing_valid: {
    status: 409,
    it: 'Nessuna riga è valida: non c’è nulla da applicare.',
    en: 'No row is valid: there is nothing to apply.',
    fr: 'Aucune ligne n’est valable : il n’y a rien à appliquer.',
    es: 'Ninguna fila es válida: no hay nada que aplicar.',
  },
  import_file_gone: {
    status: 409,
    it: 'Il file non è più conservato: caricarlo di nuovo.',
    en: 'The file is no longer kept: upload it again.',
    fr: 'Le fichier n’est plus conservé : le téléverser à nouveau.',
    es: 'El archivo ya no se conserva: cargarlo de nuevo.',
  },
  import_already_ended: {
    status: 409,
    it: 'L’importazione è già terminata: {state}.',
    en: 'The import has already ended: {state}.',
    fr: 'L’importation est déjà terminée : {state}.',
    es: 'La importación ya ha terminado: {state}.',
  },
  as_of_in_future: {
    status: 422,
    it: 'Il giorno dei dati è nel futuro: oggi è {today}.',
    en: 'The day of the figures is in the future: today is {today}.',
    fr: 'Le jour des chiffres est dans le futur : nous sommes le {today}.',
    es: 'El día de los datos está en el futuro: hoy es {today}.',
  },
})
