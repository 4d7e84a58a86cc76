import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** Why a file of an invoice is not taken. */
export const fileFaultWords = {
  not_known: words(
    'nome o formato sconosciuto: si prendono .pdf, .xml, .xml.p7m e .zip',
    'unknown name or format: .pdf, .xml, .xml.p7m and .zip are taken',
    'nom ou format inconnu : .pdf, .xml, .xml.p7m et .zip sont acceptés',
    'nombre o formato desconocido: se aceptan .pdf, .xml, .xml.p7m y .zip',
  ),
  too_large: words(
    'troppo grande: una fattura elettronica ha al massimo 5 MB, un PDF 9 MB',
    'too large: an electronic invoice has at most 5 MB, a PDF 9 MB',
    'trop grand : 5 Mo au plus pour une facture électronique, 9 Mo pour un PDF',
    'demasiado grande: una factura electrónica tiene como máximo 5 MB, un PDF 9 MB',
  ),
  empty: words('il file è vuoto', 'the file is empty', 'le fichier est vide', 'el archivo está vacío'),
  not_xml: words(
    'non è un XML corretto',
    'it is not well-formed XML',
    'ce n’est pas un XML bien formé',
    'no es un XML correcto',
  ),
  dtd: words(
    'definisce un tipo di documento proprio (DTD): non si legge',
    'it defines a document type of its own (DTD): it is not read',
    'il définit son propre type de document (DTD) : il n’est pas lu',
    'define un tipo de documento propio (DTD): no se lee',
  ),
  stylesheet: words(
    'nomina un foglio di stile: salvarlo senza',
    'it names a stylesheet: save it without',
    'il nomme une feuille de style : l’enregistrer sans',
    'nombra una hoja de estilo: guárdalo sin ella',
  ),
  encoding: words(
    'la codifica {what} non si legge o non è rispettata',
    'the encoding {what} is not read, or not kept to',
    'l’encodage {what} n’est pas lu ou pas respecté',
    'la codificación {what} no se lee o no se respeta',
  ),
  too_deep: words(
    'elementi annidati oltre quelli di una fattura',
    'elements nested deeper than those of an invoice',
    'éléments imbriqués au-delà de ceux d’une facture',
    'elementos anidados más allá de los de una factura',
  ),
  too_much: words(
    'più righe, documenti o allegati di quanti ne tenga una fattura',
    'more lines, documents or attachments than an invoice holds',
    'plus de lignes, de documents ou d’annexes que n’en contient une facture',
    'más líneas, documentos o anexos de los que tiene una factura',
  ),
  not_an_invoice: words(
    'l’XML non è una fattura elettronica',
    'the XML is not an electronic invoice',
    'le XML n’est pas une facture électronique',
    'el XML no es una factura electrónica',
  ),
  simplified: words(
    'è una fattura semplificata, che qui non è in uso',
    'it is a simplified invoice, which is not in use here',
    'c’est une facture simplifiée, qui n’est pas utilisée ici',
    'es una factura simplificada, que aquí no se usa',
  ),
  field: words(
    'manca o non è leggibile il campo {what}',
    'the field {what} is missing or cannot be read',
    'le champ {what} manque ou n’est pas lisible',
    'falta o no se puede leer el campo {what}',
  ),
  attachment: words(
    'l’allegato {what} non è quello che dice il suo nome',
    'the attachment {what} is not what its name says',
    'l’annexe {what} n’est pas ce que dit son nom',
    'el anexo {what} no es lo que dice su nombre',
  ),
  not_signed: words(
    'non è un file firmato (p7m) con una fattura dentro',
    'it is not a signed file (p7m) with an invoice in it',
    'ce n’est pas un fichier signé (p7m) contenant une facture',
    'no es un archivo firmado (p7m) con una factura dentro',
  ),
  pdf_name: words(
    'il nome di un PDF è anno-numero.pdf, con _ al posto della barra',
    'a PDF is named year-number.pdf, with _ in place of a slash',
    'un PDF se nomme année-numéro.pdf, avec _ à la place de la barre',
    'un PDF se llama año-número.pdf, con _ en lugar de la barra',
  ),
  other_year: words(
    'il nome dice un anno e il documento un altro',
    'the name says one year and the document another',
    'le nom indique une année et le document une autre',
    'el nombre dice un año y el documento otro',
  ),
  other_original: words(
    'della fattura {what} c’è già un altro originale: gli originali non si sostituiscono',
    'there is another original of the invoice {what} already: originals are not replaced',
    'il existe déjà un autre original de la facture {what} : les originaux ne se remplacent pas',
    'ya hay otro original de la factura {what}: los originales no se sustituyen',
  ),
  archive_broken: words(
    'l’archivio è danneggiato, incompleto o di un tipo che non si legge',
    'the archive is damaged, incomplete or of a kind that is not read',
    'l’archive est endommagée, incomplète ou d’un type qui n’est pas lu',
    'el archivo comprimido está dañado, incompleto o es de un tipo que no se lee',
  ),
  archive_locked: words(
    'è protetto da una parola chiave',
    'it is protected by a password',
    'il est protégé par un mot de passe',
    'está protegido con contraseña',
  ),
  archive_path: words(
    'il nome porta fuori dall’archivio, o è un collegamento',
    'its name leads out of the archive, or it is a link',
    'son nom mène hors de l’archive, ou c’est un lien',
    'su nombre lleva fuera del archivo comprimido, o es un enlace',
  ),
  archive_too_much: words(
    'più di 2.000 file in un archivio: dividerlo',
    'more than 2,000 files in one archive: divide it',
    'plus de 2 000 fichiers dans une archive : la diviser',
    'más de 2.000 archivos en uno comprimido: divídelo',
  ),
  in_archive: words(
    'dell’archivio non si sono presi: {what}',
    'not taken from the archive: {what}',
    'non repris de l’archive : {what}',
    'no se han tomado del comprimido: {what}',
  ),
  broken_pdf: words(
    'il PDF è incompleto o è un altro file',
    'the PDF is incomplete, or another file',
    'le PDF est incomplet ou est un autre fichier',
    'el PDF está incompleto o es otro archivo',
  ),
} satisfies Record<string, Words>
export type FileFault = keyof typeof fileFaultWords
