import type { Words } from '@mandato/contract/words'

/** Why a whole file is refused, or an import ended without writing; line and column are shown beside it. */
export const failures = {
  empty_file: {
    it: 'Il file è vuoto.',
    en: 'The file is empty.',
    fr: 'Le fichier est vide.',
    es: 'El archivo está vacío.',
  },
  no_rows: {
    it: 'Il file ha solo l’intestazione, nessuna riga.',
    en: 'The file has a header only and no row.',
    fr: 'Le fichier n’a qu’un en-tête et aucune ligne.',
    es: 'El archivo solo tiene el encabezado y ninguna fila.',
  },
  not_text: {
    it: 'Non è un file CSV: salvarlo come CSV (UTF-8).',
    en: 'This is not a CSV file: save it as CSV (UTF-8).',
    fr: 'Ce n’est pas un fichier CSV : l’enregistrer en CSV (UTF-8).',
    es: 'No es un archivo CSV: guardarlo como CSV (UTF-8).',
  },
  utf_16: {
    it: 'Il file è in UTF-16: salvarlo come CSV UTF-8.',
    en: 'The file is in UTF-16: save it as CSV UTF-8.',
    fr: 'Le fichier est en UTF-16 : l’enregistrer en CSV UTF-8.',
    es: 'El archivo está en UTF-16: guardarlo como CSV UTF-8.',
  },
  header_unknown: {
    it: 'La prima riga deve portare i nomi delle colonne: {expected}.',
    en: 'The first line must have the names of the columns: {expected}.',
    fr: 'La première ligne doit porter les noms des colonnes : {expected}.',
    es: 'La primera línea debe tener los nombres de las columnas: {expected}.',
  },
  columns_missing: {
    it: 'Mancano le colonne obbligatorie: {columns}.',
    en: 'Required columns are missing: {columns}.',
    fr: 'Colonnes obligatoires absentes : {columns}.',
    es: 'Faltan columnas obligatorias: {columns}.',
  },
  column_twice: {
    it: 'La colonna {column} compare due volte.',
    en: 'The column {column} appears twice.',
    fr: 'La colonne {column} figure deux fois.',
    es: 'La columna {column} aparece dos veces.',
  },
  encoding_mixed: {
    it: 'Il file mescola codifiche: questa riga è scritta in {odd}, le altre in {usual}.',
    en: 'The file mixes encodings: this line is written in {odd}, the others in {usual}.',
    fr: 'Le fichier mélange les codages : cette ligne est écrite en {odd}, les autres en {usual}.',
    es: 'El archivo mezcla codificaciones: esta línea está escrita en {odd}, las demás en {usual}.',
  },
  decimals_mixed: {
    it: 'Il file scrive i decimali in due modi, con il punto e con la virgola: {point} e {comma}.',
    en: 'The file writes decimals in two ways, with a point and with a comma: {point} and {comma}.',
    fr: 'Le fichier écrit les décimales de deux façons, avec un point et avec une virgule : {point} et {comma}.',
    es: 'El archivo escribe los decimales de dos maneras, con punto y con coma: {point} y {comma}.',
  },
  decimals_unclear: {
    it: '{value} può essere mille volte più grande: scrivere almeno un importo con due decimali.',
    en: '{value} could be a thousand times larger: write at least one amount with two decimals.',
    fr: '{value} pourrait être mille fois plus grand : écrire au moins un montant avec deux décimales.',
    es: '{value} podría ser mil veces mayor: escribir al menos un importe con dos decimales.',
  },
  dates_mixed: {
    it: 'Il file scrive le date in due modi: {iso} e {italian}.',
    en: 'The file writes dates in two ways: {iso} and {italian}.',
    fr: 'Le fichier écrit les dates de deux façons : {iso} et {italian}.',
    es: 'El archivo escribe las fechas de dos maneras: {iso} y {italian}.',
  },
  dates_american: {
    it: 'Le date sembrano mese/giorno/anno ({value}): scriverle come 2025-11-14 o 14/11/2025.',
    en: 'The dates look like month/day/year ({value}): write them as 2025-11-14 or 14/11/2025.',
    fr: 'Les dates semblent en mois/jour/année ({value}) : les écrire 2025-11-14 ou 14/11/2025.',
    es: 'Las fechas parecen mes/día/año ({value}): escribirlas como 2025-11-14 o 14/11/2025.',
  },
  line_too_long: {
    it: 'Una riga è più lunga di {limit}.',
    en: 'A line is longer than {limit}.',
    fr: 'Une ligne dépasse {limit}.',
    es: 'Una línea supera {limit}.',
  },
  unclosed_quote: {
    it: 'Le virgolette aperte qui non vengono chiuse: il file è forse tagliato.',
    en: 'The quotes opened here are never closed: the file may be cut.',
    fr: 'Les guillemets ouverts ici ne sont jamais fermés : le fichier est peut-être coupé.',
    es: 'Las comillas abiertas aquí no se cierran: quizá el archivo está cortado.',
  },
  gzip_cut: {
    it: 'Il file gzip finisce a metà: è stato tagliato.',
    en: 'The gzip file ends in the middle: it was cut.',
    fr: 'Le fichier gzip s’arrête au milieu : il a été coupé.',
    es: 'El archivo gzip termina a la mitad: está cortado.',
  },
  gzip_damaged: {
    it: 'Il file gzip è danneggiato.',
    en: 'The gzip file is damaged.',
    fr: 'Le fichier gzip est endommagé.',
    es: 'El archivo gzip está dañado.',
  },
  too_large_expanded: {
    it: 'Il file scompattato supera {limit}.',
    en: 'The unpacked file exceeds {limit}.',
    fr: 'Le fichier décompressé dépasse {limit}.',
    es: 'El archivo descomprimido supera {limit}.',
  },
  too_many_rejects: {
    it: 'La lettura si è fermata dopo {limit} righe scartate, più di quelle valide: sono qui sotto.',
    en: 'Reading stopped after {limit} rejected rows, more than were valid: they are listed below.',
    fr: 'La lecture s’est arrêtée après {limit} lignes rejetées, plus que de valables : elles sont ci-dessous.',
    es: 'La lectura se detuvo tras {limit} filas rechazadas, más que las válidas: están más abajo.',
  },
  has_rejects: {
    it: 'Nulla è stato scritto: righe scartate {rejected}.',
    en: 'Nothing was written: rejected rows {rejected}.',
    fr: 'Rien n’a été écrit : lignes rejetées {rejected}.',
    es: 'No se ha escrito nada: filas rechazadas {rejected}.',
  },
  nothing_valid: {
    it: 'Nulla è stato scritto: nessuna riga è valida.',
    en: 'Nothing was written: no row is valid.',
    fr: 'Rien n’a été écrit : aucune ligne n’est valable.',
    es: 'No se ha escrito nada: ninguna fila es válida.',
  },
  file_gone: {
    it: 'Il file non c’è più: caricarlo di nuovo.',
    en: 'The file is no longer kept: upload it again.',
    fr: 'Le fichier n’est plus conservé : le téléverser à nouveau.',
    es: 'El archivo ya no se conserva: cargarlo de nuevo.',
  },
  broken_off: {
    it: 'L’importazione si è interrotta per un errore del server: nulla è stato scritto.',
    en: 'The import broke off by an error of the server: nothing was written.',
    fr: 'L’importation s’est interrompue par une erreur du serveur : rien n’a été écrit.',
    es: 'La importación se interrumpió por un error del servidor: no se ha escrito nada.',
  },
} as const satisfies Record<string, Words>
export type FailureKey = keyof typeof failures

/** Why nothing was written, as it is stored; the sentence is made when it is read, in the reader's language. */
export interface Failure {
  readonly key: FailureKey
  readonly values: Readonly<Record<string, string | number>>
  readonly line: number | null
  readonly column: string | null
}

export const failure = (key: FailureKey, values: Failure['values'] = {}): Failure => ({
  key,
  values,
  line: null,
  column: null,
})
