import type { SheetWords } from './words.ts'

export const it: SheetWords = {
  greeting: 'Buongiorno,',
  closing: 'Per domande si rivolga a {contact}.',
  closingToAgent: 'Per domande rivolgiti all’ufficio clienti.',
  toReview: {
    due: 'Ora la scheda va mandata in verifica.',
    done: 'La scheda è andata da sola in verifica: non serve fare nulla.',
  },
  invitation: {
    subject: 'Scheda cliente da firmare: {client}',
    paragraphs: [
      '{agency} La invita a firmare la scheda cliente di {client} per {brand}. La trova in allegato, da leggere con calma.',
      'Apra il link, richieda il codice che arriva a questo indirizzo e firmi: bastano pochi minuti, anche dal telefono e senza password. Se qualcosa non va può rifiutare e scrivere il motivo.',
      'Il link vale fino al {until} ed è personale: non lo inoltri.',
    ],
    button: 'Leggi e firma',
  },
  reminder: {
    subject: 'Promemoria: scheda cliente da firmare, {client}',
    paragraphs: [
      'la scheda cliente di {client} per {brand} aspetta ancora la Sua firma. La trova in allegato.',
      'Apra il link, richieda il codice e firmi, oppure rifiuti scrivendo il motivo.',
      'Il link vale fino al {until}.',
    ],
    button: 'Leggi e firma',
  },
  withdrawn: {
    subject: 'Scheda cliente ritirata: {client}',
    paragraphs: [
      'la scheda cliente di {client} che ha ricevuto da firmare è stata ritirata: il link non vale più.',
      'Non serve fare nulla. Se la scheda va firmata di nuovo riceverà un altro messaggio.',
    ],
  },
  signed_copy: {
    subject: 'La Sua scheda cliente firmata: {client}',
    paragraphs: [
      'la scheda cliente di {client} è stata firmata il {when}. In allegato il documento sigillato, con le evidenze della firma: lo conservi.',
      'Impronta SHA-256 del file: {sha256}',
      'Dal link può scaricarlo di nuovo fino al {until}.',
    ],
    button: 'Scarica il documento',
  },
  signed_note: {
    subject: 'Scheda firmata: {client}',
    paragraphs: [
      '{signer} ha firmato la scheda cliente di {client} il {when}. In allegato il documento sigillato.',
      '{next}',
    ],
    button: 'Apri la scheda',
  },
  confirmed: {
    subject: 'Scheda cliente confermata: {client}',
    paragraphs: [
      'la scheda cliente di {client} è stata confermata e vale dal {from} fino al prossimo aggiornamento.',
      'Non serve fare altro; se qualcosa cambia, basta avvisare per tempo.',
    ],
    button: 'Apri il portale',
  },
  rejected: {
    subject: 'Scheda cliente respinta: {client}',
    paragraphs: [
      'la scheda cliente di {client} è stata respinta in verifica. Motivo: {reason}',
      'Correggi la scheda e mandala di nuovo in firma: la versione firmata resta conservata.',
    ],
    button: 'Correggi la scheda',
  },
  declined: {
    subject: 'Firma rifiutata: {client}',
    paragraphs: [
      '{client} non ha firmato la scheda cliente. Motivo: {reason}',
      'Correggi la scheda e inviala di nuovo, oppure chiama il cliente.',
    ],
    button: 'Apri la scheda',
  },
  expired: {
    subject: 'Link scaduto: {client}',
    paragraphs: [
      'il link per firmare la scheda cliente di {client} è scaduto senza firma.',
      'La scheda è di nuovo pronta per la firma: puoi inviarla ancora.',
    ],
    button: 'Apri la scheda',
  },
  agency_reminder: {
    subject: 'Schede cliente da completare: {n}',
    paragraphs: [
      '{agency} ha {n} {n:scheda|schede} cliente da completare:',
      '{list}',
      '{n:Completala e mandala|Completale e mandale} in firma appena possibile.',
    ],
    button: 'Apri le schede',
  },
}
