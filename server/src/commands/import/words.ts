import { chooseLanguage, fill, type Language, type Words } from '@mandato/contract/words'

/** The language of the terminal, by the variables every Unix has. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language =>
  chooseLanguage((env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'])?.replace('_', '-'))

const words = {
  refused: {
    it: 'Rifiutato: {reason}',
    en: 'Refused: {reason}',
    fr: 'Refusé : {reason}',
    es: 'Rechazado: {reason}',
  },
  too_large: {
    it: '{file} supera 1 GiB.',
    en: '{file} is larger than 1 GiB.',
    fr: '{file} dépasse 1 Gio.',
    es: '{file} supera 1 GiB.',
  },
  no_file: {
    it: 'Il file {file} non si può leggere.',
    en: 'The file {file} cannot be read.',
    fr: 'Le fichier {file} est illisible.',
    es: 'El archivo {file} no se puede leer.',
  },
  checking: { it: 'Controllo', en: 'Checking', fr: 'Contrôle', es: 'Comprobando' },
  applying: { it: 'Scrittura', en: 'Writing', fr: 'Écriture', es: 'Escribiendo' },
  recognised: {
    it: 'Riconosciuto: {encoding}, separatore «{separator}», decimali {decimals}, date {dates}, colonne {columns}',
    en: 'Recognised: {encoding}, separator «{separator}», decimals {decimals}, dates {dates}, columns {columns}',
    fr: 'Reconnu : {encoding}, séparateur « {separator} », décimales {decimals}, dates {dates}, colonnes {columns}',
    es: 'Reconocido: {encoding}, separador «{separator}», decimales {decimals}, fechas {dates}, columnas {columns}',
  },
  unknown_columns: {
    it: 'Colonne sconosciute, non lette: {columns}',
    en: 'Unknown columns, not read: {columns}',
    fr: 'Colonnes inconnues, non lues : {columns}',
    es: 'Columnas desconocidas, no leídas: {columns}',
  },
  counts: {
    it: 'Righe {rows}: nuove {created}, aggiornate {updated}, invariate {unchanged}, scartate {rejected}',
    en: 'Rows {rows}: new {created}, updated {updated}, unchanged {unchanged}, rejected {rejected}',
    fr: 'Lignes {rows} : nouvelles {created}, mises à jour {updated}, inchangées {unchanged}, rejetées {rejected}',
    es: 'Filas {rows}: nuevas {created}, actualizadas {updated}, sin cambios {unchanged}, rechazadas {rejected}',
  },
  line: { it: 'riga {line}', en: 'line {line}', fr: 'ligne {line}', es: 'línea {line}' },
  empty: { it: '(vuoto)', en: '(empty)', fr: '(vide)', es: '(vacío)' },
  more: {
    it: '… e {count:altra|altre} {count} {count:riga scartata|righe scartate}: in “Importazioni”',
    en: '… and {count} more rejected {count:row|rows}, under “Imports”',
    fr: '… et {count} {count:autre ligne rejetée|autres lignes rejetées}, sous « Importations »',
    es: '… y {count} {count:fila rechazada|filas rechazadas} más, en «Importaciones»',
  },
  done: { it: 'Scritto.', en: 'Written.', fr: 'Écrit.', es: 'Escrito.' },
  checked: {
    it: 'Prova: nulla è stato scritto.',
    en: 'Trial: nothing was written.',
    fr: 'Essai : rien n’a été écrit.',
    es: 'Prueba: no se ha escrito nada.',
  },
  cancelled: {
    it: 'Annullato: nulla è stato scritto.',
    en: 'Cancelled: nothing was written.',
    fr: 'Annulé : rien n’a été écrit.',
    es: 'Cancelado: no se ha escrito nada.',
  },
} as const satisfies Record<string, Words>

export const say = (
  language: Language,
  key: keyof typeof words,
  values: Readonly<Record<string, unknown>> = {},
): string => fill(fill(words[key][language], values, language), values, language)
