/** What an invented electronic invoice says of one document. */
export interface ElectronicSample {
  readonly type: string
  readonly number: string
  readonly date: string
  readonly lines: readonly {
    readonly code?: string | null
    readonly description: string
    readonly quantity: number
    readonly price: string
    readonly discounts?: readonly number[]
    readonly total: string
  }[]
  readonly net: string
  readonly tax: string
  readonly gross: string
  /** Without a day it is due so many days after the invoice. */
  readonly instalments: readonly {
    readonly date?: string
    readonly days?: number
    readonly amount: string
    readonly method: string
  }[]
  readonly order?: string
  readonly transport?: string
  readonly credits?: string
  readonly attachment?: { readonly name: string; readonly data: Uint8Array }
}
export interface ElectronicBuyer {
  readonly name: string
  readonly vat_number: string
  readonly address: string
  readonly postal_code: string
  readonly city: string
  readonly province: string
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, content: string | number) => `<${name}>${content}</${name}>`
const said = (name: string, words: string) => tag(name, escaped(words))

/** An electronic invoice in the format of the exchange (FPR12), with as many documents as are given. */
export const electronicXml = (
  seller: Omit<ElectronicBuyer, 'vat_number'>,
  buyer: ElectronicBuyer,
  documents: readonly ElectronicSample[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
<FatturaElettronicaHeader>
<DatiTrasmissione><IdTrasmittente><IdPaese>IT</IdPaese><IdCodice>04512340265</IdCodice></IdTrasmittente><ProgressivoInvio>00001</ProgressivoInvio><FormatoTrasmissione>FPR12</FormatoTrasmissione><CodiceDestinatario>0000000</CodiceDestinatario></DatiTrasmissione>
<CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>04512340265</IdCodice></IdFiscaleIVA><Anagrafica>${said('Denominazione', seller.name)}</Anagrafica><RegimeFiscale>RF01</RegimeFiscale></DatiAnagrafici>${seatOf(seller)}</CedentePrestatore>
<CessionarioCommittente><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese>${said('IdCodice', buyer.vat_number)}</IdFiscaleIVA><Anagrafica>${said('Denominazione', buyer.name)}</Anagrafica></DatiAnagrafici>${seatOf(buyer)}</CessionarioCommittente>
</FatturaElettronicaHeader>
${documents.map(bodyOf).join('\n')}
</p:FatturaElettronica>
`

const seatOf = (one: Omit<ElectronicBuyer, 'name' | 'vat_number'>) =>
  tag(
    'Sede',
    `${said('Indirizzo', one.address)}${said('CAP', one.postal_code)}${said('Comune', one.city)}${said('Provincia', one.province)}<Nazione>IT</Nazione>`,
  )

function bodyOf(one: ElectronicSample): string {
  const general = [
    tag(
      'DatiGeneraliDocumento',
      `${said('TipoDocumento', one.type)}<Divisa>EUR</Divisa>${said('Data', one.date)}${said('Numero', one.number)}${said('ImportoTotaleDocumento', one.gross)}`,
    ),
    one.order ? tag('DatiOrdineAcquisto', said('IdDocumento', one.order)) : '',
    one.credits ? tag('DatiFattureCollegate', said('IdDocumento', one.credits)) : '',
    one.transport ? tag('DatiDDT', said('NumeroDDT', one.transport) + said('DataDDT', one.date)) : '',
  ]
  const lines = one.lines.map((line, i) =>
    tag(
      'DettaglioLinee',
      [
        tag('NumeroLinea', i + 1),
        line.code
          ? tag('CodiceArticolo', tag('CodiceTipo', 'Fornitore') + said('CodiceValore', line.code))
          : '',
        said('Descrizione', line.description),
        tag('Quantita', line.quantity.toFixed(2)),
        '<UnitaMisura>pz</UnitaMisura>',
        said('PrezzoUnitario', line.price),
        ...(line.discounts ?? []).map((percent) =>
          tag('ScontoMaggiorazione', `<Tipo>SC</Tipo>${tag('Percentuale', percent.toFixed(2))}`),
        ),
        said('PrezzoTotale', line.total),
        '<AliquotaIVA>22.00</AliquotaIVA>',
      ].join(''),
    ),
  )
  const rate = tag(
    'DatiRiepilogo',
    `<AliquotaIVA>22.00</AliquotaIVA>${said('ImponibileImporto', one.net)}${said('Imposta', one.tax)}<EsigibilitaIVA>I</EsigibilitaIVA>`,
  )
  const parts = one.instalments.map(({ date, days, amount, method }) =>
    tag(
      'DettaglioPagamento',
      [
        said('ModalitaPagamento', method),
        days === undefined
          ? ''
          : tag('DataRiferimentoTerminiPagamento', one.date) + tag('GiorniTerminiPagamento', days),
        date ? said('DataScadenzaPagamento', date) : '',
        said('ImportoPagamento', amount),
        '<IBAN>IT60X0542811101000000123456</IBAN>',
      ].join(''),
    ),
  )
  const attached = one.attachment
    ? tag(
        'Allegati',
        said('NomeAttachment', one.attachment.name) +
          tag('Attachment', Buffer.from(one.attachment.data).toString('base64')),
      )
    : ''
  return tag(
    'FatturaElettronicaBody',
    tag('DatiGenerali', general.join('')) +
      tag('DatiBeniServizi', lines.join('') + rate) +
      (parts.length > 0
        ? tag('DatiPagamento', `<CondizioniPagamento>TP01</CondizioniPagamento>${parts.join('')}`)
        : '') +
      attached,
  )
}
