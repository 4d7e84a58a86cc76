import { categories, totalLabel } from '@mandato/contract/sales/categories'
import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Language } from '@mandato/contract/words'
import type { RevenueReport } from '../sales/revenue-figures.ts'
import { sampleCompany } from './company.ts'

/** Revenue of an invented agency: the categories add up to the total, the months to the years. */
export function sampleRevenue(language: Language, change: Partial<RevenueReport> = {}): RevenueReport {
  const rows = [
    row(language, 'furniture', 984_057, 849_918, 929_695, 955_400),
    row(language, 'appliances', 251_083, 217_612, 214_304, 228_100),
    row(language, 'worktops', 131_745, 111_959, 126_179, 118_300),
    row(language, 'worktops_jit', 61_407, 52_470, 63_075, null),
    row(language, 'tables_chairs', 66_414, 57_772, 59_200, 60_641),
    row(language, 'premia', 29_792, 24_745, 28_582, 26_000),
    row(language, 'outdoor', 17_962, 17_198, 15_442, 18_100),
    {
      ...figures(1_481_053, 1_279_204, 1_373_402, 1_406_541),
      key: 'total',
      label: totalLabel[language],
      kind: 'total' as const,
    },
    row(language, 'expo', 120_107, 102_355, 110_517, null),
  ]
  return {
    language,
    about: { subject: 'Agenzia A014 Emilia Arredo Rappresentanze', filters: null },
    company: sampleCompany,
    printedAt: new Date('2025-11-17T08:12:00Z'),
    meta: {
      as_of: '2025-11-14',
      year: 2025,
      prev_year: 2024,
      cut: '11-14',
      assignment: 'year',
      currency: 'EUR',
      years: [2025, 2024, 2023],
      subject: {
        agency: { id: 1, code: 'A014', business_name: 'Emilia Arredo Rappresentanze' },
        client: null,
        agent: null,
      },
    },
    rows,
    years: [
      year(2025, 1_373_402, [125, 135, 148, 134, 157.5, 152, 144, 41, 139, 154, 43.902, 0]),
      year(2024, 1_481_053, [119.4, 123.7, 138.8, 134.5, 144, 137.2, 132, 37.2, 129, 142.2, 115.1, 127.953]),
    ],
    budgetMonths: [121, 126, 141, 138, 147, 142, 133, 38, 133, 145, 138, 124].map((k) => k * 1000),
    leaders: clients.map(([code, label, place, before, prog, now], i) => ({
      ...figures(before, prog, now, null),
      key: String(i),
      label,
      kind: 'client' as const,
      id: i + 1,
      code,
      place,
      clients: null,
      month: null,
      category: null,
      months: null,
    })),
    ...change,
  }
}

const clients: [string, string, string, number, number, number][] = [
  ['100490', 'Casa Più', 'Faenza', 191_515, 169_437, 193_568],
  ['100528', 'La Bottega del Noce', 'San Lazzaro di Savena', 197_930, 168_204, 184_014],
  ['100488', 'Mobilificio Dell’Orso & Figli', 'Carpi', 178_548, 158_841, 179_504],
  ['100527', 'Centro Cucine Aurora', 'Rimini', 179_910, 157_815, 169_973],
  ['100482', 'Arredamenti Città Nuova S.r.l.', 'Bologna', 171_480, 148_320, 161_905],
  ['100506', 'Interni Łódź di A. Nowak', 'Modena', 106_054, 87_907, 96_819],
  ['100523', 'Il Focolare', 'Reggio nell’Emilia', 116_570, 96_545, 89_092],
  ['100498', 'Arredo Qualità S.n.c.', 'Imola', 94_729, 81_561, 87_823],
]

const figures = (prev_total: number, prev_prog: number, curr_ytd: number, budget: number | null) => ({
  prev_total,
  prev_prog,
  curr_ytd,
  delta: curr_ytd - prev_prog,
  delta_pct: percent(curr_ytd - prev_prog, prev_prog),
  budget_year: budget === null ? null : Math.round(budget * 1.13),
  budget_prog: budget,
  budget_pct: budget === null ? null : percent(curr_ytd, budget),
})
const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

const row = (
  language: Language,
  key: CategoryKey,
  before: number,
  prog: number,
  now: number,
  budget: number | null,
) => ({
  ...figures(before, prog, now, budget),
  key,
  label: categories[key].label[language],
  kind: categories[key].kind,
})

const year = (number: number, total: number, thousands: number[]) => ({
  year: number,
  total,
  prog: total,
  delta_pct: null,
  months: thousands.map((k) => k * 1000),
})
