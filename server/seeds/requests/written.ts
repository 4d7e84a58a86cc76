/** What was asked so many days ago, the words that followed in turn, and what became of it. */
interface Asked {
  readonly subject: string
  readonly text: string
  readonly answers: readonly string[]
  readonly days: number
  readonly way: 'untouched' | 'taken' | 'noted' | 'closed'
}

export const asked: readonly Asked[] = [
  {
    subject: 'Visita in fabbrica per due clienti',
    text: 'Due clienti vorrebbero vedere la linea di verniciatura prima di firmare. Si può la prossima settimana?',
    answers: [],
    days: 1,
    way: 'untouched',
  },
  {
    subject: 'Campione della finitura Canapa',
    text: 'Il campionario in negozio è del 2023: serve il pannello nuovo, 20 × 30.',
    answers: ['Parte oggi con il corriere; arriva entro mercoledì.', 'Ricevuto, grazie.'],
    days: 12,
    way: 'closed',
  },
  {
    subject: 'Scheda di montaggio delle ante a libro',
    text: 'Il montatore chiede la scheda con le forature della versione alta 216.',
    answers: ['La trova nell’area download, cartella Montaggio. Se manca qualcosa ci scriva.'],
    days: 6,
    way: 'taken',
  },
  {
    subject: 'Corso sul programma di disegno',
    text: 'C’è una data per i nuovi addetti? Sono in tre.',
    answers: ['Il prossimo è il primo martedì del mese. Li iscriviamo?', 'Sì, tutti e tre.'],
    days: 4,
    way: 'noted',
  },
  {
    subject: 'Termini di pagamento per una cucina di esposizione',
    text: 'Il cliente chiede 60 giorni invece di 30 per l’esposizione di novembre.',
    answers: ['Va bene 60 giorni fine mese: lo trova già nella scheda.'],
    days: 20,
    way: 'closed',
  },
  {
    subject: 'Immagini ad alta risoluzione della serie Alba',
    text: 'Servono per il sito del negozio, larghezza almeno 3000 pixel.',
    answers: [],
    days: 2,
    way: 'taken',
  },
]

export const templates = [
  {
    name: 'Serve una foto',
    it: 'Buongiorno, per capire meglio ci serve una foto del pezzo e una dell’etichetta sul collo. Può allegarle qui?',
    en: 'Hello, to understand better we need a photo of the piece and one of the label on the parcel. Could you attach them here?',
    fr: 'Bonjour, pour mieux comprendre il nous faut une photo de la pièce et une de l’étiquette du colis. Pouvez-vous les joindre ici ?',
    es: 'Hola: para entenderlo mejor necesitamos una foto de la pieza y otra de la etiqueta del bulto. ¿Puede adjuntarlas aquí?',
  },
  {
    name: 'Nota di credito in arrivo',
    it: 'Buongiorno, ha ragione: emettiamo una nota di credito e la vedrà accanto alla fattura.',
    en: 'Hello, you are right: we issue a credit note and you will see it beside the invoice.',
    fr: 'Bonjour, vous avez raison : nous établissons un avoir, vous le verrez à côté de la facture.',
    es: 'Hola: tiene razón, emitimos una nota de crédito y la verá junto a la factura.',
  },
  {
    name: 'Il prezzo è giusto: perché',
    it: 'Buongiorno, abbiamo ricontrollato: la riga del listino che vale quel giorno è quella usata in fattura.',
    en: 'Hello, we checked again: the row of the list that holds on that day is the one used in the invoice.',
    fr: 'Bonjour, nous avons revérifié : la ligne du tarif valable ce jour-là est celle de la facture.',
    es: 'Hola: lo hemos comprobado de nuevo, la línea de la tarifa válida ese día es la de la factura.',
  },
] as const
