import type { Language } from '@mandato/contract/words'
import type { OrderPaper, OrderPaperLine } from '../orders/data.ts'
import { sampleCompany } from './company.ts'
import { sampleShop, sampleStore } from './shipment.ts'

const goods = [
  {
    code: 'LC-B6073',
    measures: '60 × 72 × 58 cm',
    description: 'Base 1 anta sx, cerniera ammortizzata, ripiano interno',
    quantity: 2,
  },
  {
    code: 'LC-B9073C',
    measures: '90 × 72 × 58 cm',
    description: 'Base 3 cassetti estrazione totale, portaposate in rovere',
    quantity: 1,
  },
  {
    code: 'LC-C60F',
    measures: '60 × 216 × 58 cm',
    description: 'Colonna forno e microonde, vano inferiore a cassettone',
    quantity: 1,
  },
  {
    code: '',
    measures: '',
    description: 'Top in quarzo «Pietra di Cotto», costa dritta 2 cm, foro lavello filo',
    quantity: 1,
  },
]

/** Three with a price, one of them changed meanwhile; the last one is free text. */
const lines = goods.map(
  (line, i): OrderPaperLine => ({
    ...line,
    unit: line.code ? 'pz' : '',
    energy: i === 2 ? { energyClass: 'A+', range: 'A+++–D' } : null,
    price: line.code
      ? {
          list: 129_900,
          chain: '50+10+5',
          net: 55_532,
          line: 55_532 * line.quantity,
          asOf: '2025-11-10',
          changed: i === 1 ? { now: 56_100, reason: 'list' } : null,
        }
      : null,
  }),
)

export const sampleOrder = (language: Language, change: Partial<OrderPaper> = {}): OrderPaper => ({
  language,
  company: sampleCompany,
  type: 'furniture',
  number: 'OM-2025/00417',
  revision: 1,
  orderDate: '2025-11-14',
  deliveryDate: '2026-01-19',
  pickup: null,
  reference: 'Famiglia Dell’Aquila, cucina',
  payment: 'Ri.Ba. 60 gg f.m.',
  orderReference: '',
  client: { ...sampleShop, code: '100482' },
  place: sampleStore,
  agency: {
    ...sampleShop,
    code: 'A014',
    name: 'Emilia Arredo Rappresentanze',
    address: 'Via Irnerio 41',
    vatNumber: null,
    email: 'info@emiliaarredo.example',
  },
  agent: 'Giulia Ferrante',
  composition: {
    model: 'Lucrezia',
    finish: 'Noce canaletto',
    handle: '',
    groove: 'Piatta, brown',
    worktop: 'Quarzo 2 cm',
    carcass: 'Melaminico tortora',
    plinth: 'Alluminio brown H 12',
    feet: 'Regolabili 10–14 cm',
  },
  lines,
  currency: 'EUR',
  notes: 'Consegna al 2° piano con montacarichi; avvisare 48 ore prima. Fianchi a vista in finitura.',
  carrierNote: '',
  attachments: [
    { name: 'Pianta e prospetti.pdf', bytes: 1_843_200 },
    { name: 'Rilievo parete nord.jpg', bytes: 320_500 },
  ],
  buyer: {
    name: 'Sara Moretti',
    vatNumber: '03184620429',
    email: 'sara@cittanuova.example',
    consentAt: new Date('2025-11-14T09:12:00Z'),
  },
  madeAt: new Date('2025-11-14T09:12:00Z'),
  ...change,
})
