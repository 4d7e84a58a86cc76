import type { Language } from '@mandato/contract/words'
import type { SheetDocument, SheetSigning } from '../sheets/data.ts'
import { sampleCompany } from './company.ts'
import { sampleLegal } from './legal.ts'

/** The sheet of an invented shop, with two fields changed since the revision before. */
export const sampleSheet = (language: Language, change: Partial<SheetDocument> = {}): SheetDocument => ({
  language,
  company: sampleCompany,
  number: 'SC-100482-3',
  revision: 3,
  clientCode: '100482',
  preparedOn: '2025-11-17',
  replaces: { revision: 2, signedOn: '2024-02-12' },
  values: {
    business_name: 'Arredamenti Città Nuova S.r.l.',
    code: '100482',
    vat_number: 'IT 03184620429',
    tax_code: '03184620429',
    address: 'Viale dell’Università 12/bis',
    postal_code: '40126',
    locality: 'Bologna',
    province: 'BO',
    country: 'Italia',
    phone: '+39 051 555 0182',
    mobile: '+39 333 555 0196',
    delivery_address: 'Via Però Grande 3',
    delivery_postal_code: '40068',
    delivery_locality: 'San Lazzaro di Savena',
    delivery_province: 'BO',
    delivery_country: 'Italia',
    delivery_notes: 'Scarico 8.00–12.00, mezzo con sponda idraulica, massimo 12 m. Avvisare il giorno prima.',
    agent: 'Giulia Ferrante',
    agency: 'A014 Emilia Arredo Rappresentanze S.n.c.',
    email_admin: 'fatture@cittanuova.example',
    email_commercial: 'ordini@cittanuova.example',
    email_management: 'm.dallaglio@cittanuova.example',
    email_certified: 'cittanuova@pec.example',
    sdi_code: 'M5UXCR1',
    bank_name: 'Banca dell’Appennino, Bologna 3',
    abi: '05387',
    cab: '02400',
    iban: 'IT31 E053 8702 4000 0000 3184 620',
    payment_code: 'RB60 · Ri.Ba. 60 giorni fine mese',
    discount: '50+10+5%',
    fixed_days: '10, 25',
    notes:
      'Esposizione di 14 composizioni su 620 m². Chiuso il lunedì mattina. Per le consegne dirette al privato chiedere sempre conferma telefonica.',
  },
  previous: { phone: '+39 051 555 0170', email_commercial: 'info@cittanuova.example' },
  sameAsOffice: ['postal'],
  legal: sampleLegal,
  ...change,
})

export const sampleSigning: SheetSigning = {
  name: 'Marta Dall’Aglio',
  role: 'legale rappresentante',
  at: new Date('2025-11-17T15:42:09Z'),
  consents: { marketing: false },
  signature: {
    kind: 'drawn',
    path: 'M8 48 C20 10 34 6 36 22 C38 40 20 58 14 50 C10 42 34 34 46 36 C56 38 44 54 52 52 C60 50 62 36 68 38 C72 40 64 54 72 52 C82 48 80 34 88 36 C96 38 82 54 94 52 C108 48 112 8 120 10 C128 14 104 54 114 54 C126 52 124 38 134 40 C142 42 130 56 144 52 C158 46 160 40 170 42 C178 44 176 52 212 38',
    width: 220,
    height: 70,
  },
  codeSentTo: 'm***o@cittanuova.example',
  shownHash: '0dc5068e42e1913f627de99e8b2983783142a94daec51e678e493bcbe40fa671',
}
