import type { Language } from '@mandato/contract/words'
import type { StatementPaper } from '../invoices/data.ts'
import { sampleCompany } from './company.ts'
import { sampleShop } from './shipment.ts'

/** A statement of account with two pages of open items, some of them late. */
export function sampleStatement(language: Language): StatementPaper {
  const items = Array.from({ length: 48 }, (_, i) => {
    const amount = 86_610 + i * 1_037
    return {
      id: i + 1,
      number: `2025/${10_000 + i}`,
      kind: 'invoice' as const,
      date: '2025-08-31',
      due_date: `2025-${String(9 + (i % 4)).padStart(2, '0')}-30`,
      n: 1 + (i % 3),
      of: 3,
      amount,
      paid: i % 5 === 0 ? 20_000 : 0,
      open: amount - (i % 5 === 0 ? 20_000 : 0),
      days: 75 - (i % 4) * 30,
      balance: amount * (i + 1),
    }
  })
  const open = items.reduce((sum, item) => sum + item.open, 0)
  return {
    language,
    company: sampleCompany,
    day: '2025-11-14',
    madeAt: new Date('2025-11-14T09:12:00Z'),
    client: { ...sampleShop, code: '014207' },
    items,
    ageing: { due: open, to_30: 0, to_60: 0, to_90: 0, beyond: 0 },
    open,
    overdue: 0,
    interest: {
      cents: 4_217,
      flat: 4_000,
      rates: [
        { from: '2025-01-01', rate: 3.15 },
        { from: '2025-07-01', rate: 2.15 },
      ],
      ofEarlier: false,
    },
  }
}
