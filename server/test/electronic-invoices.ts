import { OctetString } from 'asn1js'
import { ContentInfo, EncapsulatedContentInfo, SignedData } from 'pkijs'
import { type ElectronicSample, electronicXml } from '../seeds/invoices/electronic.ts'

const seller = {
  name: 'Cucine Esempio S.p.A.',
  address: 'Via dell’Industria 12',
  postal_code: '31050',
  city: 'Villorba',
  province: 'TV',
}
export const buyer = {
  name: 'Arredamenti Zanetti S.r.l.',
  vat_number: '00743110157',
  address: 'Viale della Repubblica 12',
  postal_code: '31100',
  city: 'Treviso',
  province: 'TV',
}

/** A deferred invoice with two instalments, one of them without a day of its own. */
export const deferred: ElectronicSample = {
  type: 'TD24',
  number: '2025/1',
  date: '2025-08-31',
  lines: [
    {
      code: 'CF60C-216',
      description: 'Colonna forno & cassettoni',
      quantity: 1,
      price: '1458.00',
      discounts: [50, 20],
      total: '583.20',
    },
    { description: 'Zoccolo bronzo H 10, al metro', quantity: 4.2, price: '9.60000001', total: '40.32' },
  ],
  net: '623.52',
  tax: '137.17',
  gross: '760.69',
  instalments: [
    { date: '2025-09-30', amount: '380.34', method: 'MP12' },
    { days: 60, amount: '380.35', method: 'MP05' },
  ],
  order: 'OM-2025/00732',
  transport: '1187',
}
export const sampleXml = (...changed: readonly Partial<ElectronicSample>[]): Buffer =>
  Buffer.from(
    electronicXml(
      seller,
      buyer,
      (changed.length > 0 ? changed : [{}]).map((one) => ({ ...deferred, ...one })),
    ),
  )

/** Signed data as the exchange hands it on, without the signature, which nobody here looks at. */
export function signed(content: Uint8Array): Buffer {
  const data = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.7.1',
      eContent: new OctetString({ valueHex: new Uint8Array(content).buffer }),
    }),
  })
  const info = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: data.toSchema(true) })
  return Buffer.from(info.toSchema().toBER(false))
}
