import type { LegalTexts } from '../sheets/data.ts'

/** Legal texts of an invented company, for tests and for looking at the page; no lawyer has read them. */
export const sampleLegal: LegalTexts = {
  form: 'SC-IT 2025-09',
  privacy: {
    version: '2025-03',
    validFrom: '2025-03-01',
    paragraphs: [
      {
        title: 'Titolare.',
        text: 'Noce e Cotto Cucine S.p.A., via dei Falegnami 18, Montelabbate (PU), privacy@noceecotto.example. Il titolare non è tenuto alla nomina di un responsabile della protezione dei dati.',
      },
      {
        title: 'Dati e finalità.',
        text: 'I dati identificativi, di contatto, fiscali e bancari raccolti con la presente scheda servono a concludere ed eseguire i contratti di vendita, a spedire la merce, a emettere le fatture elettroniche e a tutelare il credito.',
      },
      {
        title: 'Base giuridica.',
        text: 'Esecuzione del contratto e di misure precontrattuali (art. 6.1.b), obblighi di legge (6.1.c), legittimo interesse alla prevenzione delle insolvenze (6.1.f). L’invio di novità commerciali richiede il consenso (6.1.a), libero e revocabile.',
      },
      {
        title: 'Firma elettronica.',
        text: 'Quando la scheda è firmata dal portale sono registrati ora, indirizzo IP, tipo di dispositivo ed esito del codice di verifica: fanno parte del documento e provano la firma.',
      },
      {
        title: 'Destinatari.',
        text: 'Agenzia di riferimento, vettori, istituti di credito, consulenti fiscali, fornitori di servizi informatici nominati responsabili. I dati non sono diffusi né trasferiti fuori dallo Spazio economico europeo.',
      },
      {
        title: 'Durata.',
        text: 'Dieci anni dalla cessazione del rapporto per i documenti contabili e per le evidenze di firma; fino alla revoca per le comunicazioni commerciali.',
      },
      {
        title: 'Diritti.',
        text: 'Accesso, rettifica, cancellazione, limitazione, portabilità, opposizione (artt. 15–22) scrivendo al titolare; reclamo al Garante per la protezione dei dati personali.',
      },
    ],
  },
  terms: {
    version: '7',
    validFrom: '2025-09-01',
    paragraphs: [
      {
        title: '1. Ordini.',
        text: 'L’ordine è proposta irrevocabile del cliente per 30 giorni e diviene vincolante con la conferma scritta di Noce e Cotto Cucine. Gli agenti non hanno poteri di rappresentanza.',
      },
      {
        title: '2. Modifiche.',
        text: 'Le modifiche sono ammesse entro due giorni lavorativi dalla conferma; oltre tale termine i costi già sostenuti sono a carico del cliente.',
      },
      {
        title: '3. Prezzi.',
        text: 'Valgono i listini in vigore alla data dell’ordine, al netto di IVA. Un aumento dei costi superiore al 5 % fra conferma e consegna può essere addebitato, salvo recesso del cliente entro otto giorni.',
      },
      {
        title: '4. Consegna.',
        text: 'I termini sono indicativi e decorrono dalla conferma completa di ogni misura. Il ritardo inferiore a 30 giorni non dà diritto a risarcimento né a risoluzione.',
      },
      {
        title: '5. Trasporto e rischi.',
        text: 'Salvo diverso accordo la merce viaggia in porto franco; il rischio passa al cliente con lo scarico. Le riserve vanno scritte sul documento di trasporto.',
      },
      {
        title: '6. Reclami.',
        text: 'I vizi apparenti vanno denunciati entro otto giorni dal ricevimento, quelli occulti entro otto giorni dalla scoperta, allegando fotografie ed etichetta del collo.',
      },
      {
        title: '7. Garanzia.',
        text: '24 mesi dalla consegna su mobili e accessori, secondo le istruzioni di montaggio e d’uso. La garanzia comprende la sostituzione o la riparazione, escluso ogni altro danno.',
      },
      {
        title: '8. Pagamenti.',
        text: 'In caso di ritardo decorrono gli interessi del d.lgs. 231/2002 senza messa in mora; il fornitore può sospendere le consegne in corso.',
      },
      {
        title: '9. Riserva di proprietà.',
        text: 'La merce resta di proprietà del fornitore fino al pagamento integrale (artt. 1523 e seguenti c.c.).',
      },
      {
        title: '10. Materiale espositivo.',
        text: 'Campionari ed espositori concessi in uso restano del fornitore e vanno restituiti a richiesta entro 15 giorni.',
      },
      {
        title: '11. Recesso e solvibilità.',
        text: 'Il peggioramento delle condizioni patrimoniali del cliente consente di chiedere garanzie o il pagamento anticipato, o di recedere.',
      },
      {
        title: '12. Foro.',
        text: 'Per ogni controversia è competente in via esclusiva il Foro di Pesaro. Si applica la legge italiana.',
      },
    ],
  },
  statements: {
    privacy: 'Dichiaro di avere letto l’informativa sul trattamento dei dati personali, testo 2025-03.',
    marketing: 'Acconsento a ricevere per e-mail novità, promozioni e inviti.',
    terms:
      'Ho letto e accetto le condizioni generali di vendita, testo 7, che regolano ogni ordine successivo.',
    clauses:
      'Approvo in modo specifico le clausole 1 (irrevocabilità), 3 (prezzi), 4 (ritardo), 6 (decadenza), 7 (limiti di garanzia), 8 (sospensione), 11 (recesso) e 12 (foro esclusivo).',
  },
}
