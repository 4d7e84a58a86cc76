import { fill, type Language } from '@mandato/contract/words'
import type { Letter } from '../platform/mail/layout.ts'
import { failures } from './failures.ts'
import type { Troubled } from './queries/troubled.ts'

const words = {
  it: {
    failed: 'Importazione non riuscita: {file}',
    rejects: 'Importazione con righe scartate: {file}',
    greeting: 'Buongiorno {name},',
    nothing: 'il file {file} non è stato importato. Nulla è stato scritto.',
    partly: 'il file {file} è stato importato, ma non tutto. Righe scartate: {rejected}.',
    line: 'Riga {line}.',
    next: 'Nella pagina dell’importazione ogni riga scartata dice campo, valore e che cosa sarebbe giusto; da lì si scaricano, si correggono e si caricano di nuovo.',
    button: 'Apri l’importazione',
    closing: 'Questo messaggio va agli amministratori del portale.',
  },
  en: {
    failed: 'Import failed: {file}',
    rejects: 'Import with rejected rows: {file}',
    greeting: 'Hello {name},',
    nothing: 'the file {file} was not imported. Nothing was written.',
    partly: 'the file {file} was imported, but not all of it. Rejected rows: {rejected}.',
    line: 'Line {line}.',
    next: 'On the page of the import each rejected row says the field, the value and what would be right; there they can be downloaded, to be mended and uploaded again.',
    button: 'Open the import',
    closing: 'This message goes to the administrators of the portal.',
  },
  fr: {
    failed: 'Échec de l’importation : {file}',
    rejects: 'Importation avec lignes rejetées : {file}',
    greeting: 'Bonjour {name},',
    nothing: 'le fichier {file} n’a pas été importé. Rien n’a été écrit.',
    partly: 'le fichier {file} a été importé, mais pas en entier. Lignes rejetées : {rejected}.',
    line: 'Ligne {line}.',
    next: 'Sur la page de l’importation, chaque ligne rejetée indique le champ, la valeur et ce qui serait juste ; on peut les y télécharger, les corriger et les charger à nouveau.',
    button: 'Ouvrir l’importation',
    closing: 'Ce message est adressé aux administrateurs du portail.',
  },
  es: {
    failed: 'Importación fallida: {file}',
    rejects: 'Importación con filas rechazadas: {file}',
    greeting: 'Buenos días, {name}:',
    nothing: 'el archivo {file} no se ha importado. No se ha escrito nada.',
    partly: 'el archivo {file} se ha importado, pero no entero. Filas rechazadas: {rejected}.',
    line: 'Línea {line}.',
    next: 'En la página de la importación cada fila rechazada dice el campo, el valor y qué sería correcto; allí se pueden descargar, corregir y volver a cargar.',
    button: 'Abrir la importación',
    closing: 'Este mensaje va a los administradores del portal.',
  },
} satisfies Record<Language, Record<string, string>>

/**
 * What an administrator reads when an import ended with errors. It carries no row of the file: those may be of a
 * client who is deleted later, and a mail cannot be taken back.
 */
export function troubleLetter(one: Troubled, language: Language, name: string, url: string): Letter {
  const w = words[language]
  const { failure, file_name: file, rejected } = one
  const why = failure && [
    fill(failures[failure.key][language], failure.values),
    ...(failure.line === null ? [] : [fill(w.line, { line: failure.line })]),
  ]
  return {
    subject: fill(one.state === 'failed' ? w.failed : w.rejects, { file }),
    greeting: fill(w.greeting, { name }),
    paragraphs: [
      fill(one.state === 'failed' ? w.nothing : w.partly, { file, rejected }),
      ...(why ? [why.join(' ')] : []),
      ...(rejected > 0 ? [w.next] : []),
    ],
    button: { label: w.button, url },
    closing: w.closing,
  }
}
