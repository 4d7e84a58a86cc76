import type { Language } from '@mandato/contract/words'
import type { Party } from '../party.ts'
import type { PickingPaper, ReceiptPaper, ShipmentPaper } from '../shipping/data.ts'
import { sampleCompany } from './company.ts'

export const sampleShop: Party = {
  name: 'Arredamenti Città Nuova S.r.l.',
  address: 'Viale dell’Università 12/bis',
  postalCode: '40126',
  city: 'Bologna',
  province: 'BO',
  country: 'IT',
  phone: '+390515550117',
  vatNumber: '03184620429',
  notes: null,
}
export const sampleStore: Party = {
  ...sampleShop,
  name: 'Magazzino San Lazzaro',
  address: 'Via Però Grande 3',
  postalCode: '40068',
  city: 'San Lazzaro di Savena',
  vatNumber: null,
  notes: 'Scarico 8.00–12.00',
}
const lines = [
  {
    code: 'ESP-LUC01',
    name: 'Espositore ante Lucrezia, 12 finiture, struttura in noce',
    quantity: 1,
    weight: 24_600,
    parcel: 1,
  },
  {
    code: 'CAM-QZ25',
    name: 'Campionario quarzi e gres 2025, 36 tessere 10 × 10',
    quantity: 2,
    weight: 6_900,
    parcel: 2,
  },
  { code: 'CAT-GEN26', name: 'Catalogo generale 2026, edizione italiana', quantity: 40, weight: 780 },
  { code: 'FOL-PREM', name: 'Pieghevole programma Premia', quantity: 100, weight: null },
]

export const sampleShipment = (language: Language, change: Partial<ShipmentPaper> = {}): ShipmentPaper => ({
  language,
  company: sampleCompany,
  number: '2025001234',
  preparations: [633],
  letter: { year: 2025, number: 812, date: '2025-11-18' },
  recipient: sampleShop,
  place: sampleStore,
  lines,
  parcels: [
    { n: 1, weight: 26_900, size: { length: 68, width: 42, height: 22 }, contents: 'Espositore Lucrezia' },
    { n: 2, weight: 28_200, size: { length: 60, width: 40, height: 38 }, contents: 'Campionari e cataloghi' },
    { n: 3, weight: 13_800, size: null, contents: '' },
  ],
  notes: ['Consegnare in magazzino, avvisare al telefono.', 'Fragile. Non sovrapporre.'],
  freight: 'prepaid',
  transportBy: 'carrier',
  appearance: 'Scatole e cassa',
  carrier: 'Trasporti Più Veloci S.r.l., Bologna',
  tracking: 'TPV 4471 0093',
  shippedOn: '2025-11-18',
  shippedAt: new Date('2025-11-18T14:30:00Z'),
  ...change,
})

export const samplePicking = (language: Language, change: Partial<PickingPaper> = {}): PickingPaper => ({
  language,
  company: sampleCompany,
  number: 633,
  recipient: sampleShop,
  place: sampleStore,
  description: 'Campagna autunno',
  lines,
  notes: ['Consegnare in magazzino, avvisare al telefono.'],
  printedAt: new Date('2025-11-17T08:12:00Z'),
  ...change,
})

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" fill="none" stroke="#1F2A44" stroke-width="3"><path d="M40 140 C80 20 120 20 130 120 S180 160 210 90 S260 60 280 120 S340 150 380 80 S470 60 520 110"/></svg>'

export const sampleReceipt = (language: Language, change: Partial<ReceiptPaper> = {}): ReceiptPaper => ({
  kind: 'hand_over',
  language,
  company: sampleCompany,
  number: 417,
  date: '2025-11-17',
  from: { ...sampleStore, name: 'Ferri Rappresentanze', vatNumber: null, notes: null },
  to: sampleShop,
  by: 'Luca Ferri',
  lines,
  note: 'Il vecchio espositore resta in negozio fino a gennaio.',
  signature: { name: 'Marta Dall’Aglio', svg: drawn, at: new Date('2025-11-17T15:42:11Z') },
  undoneAt: null,
  ...change,
})
