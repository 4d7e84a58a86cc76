import { pointsOnTop } from '@mandato/contract/invoices/late-interest'
import { numberIn } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'
import type { StatementPaper } from './data.ts'
import { sayInvoices } from './words.ts'

/** Which rates late interest was reckoned with: “first half of 2025 3.15 + 8 = 11.15 %”. */
export function ratesIn(
  { rates, ofEarlier }: NonNullable<StatementPaper['interest']>,
  language: Language,
): string {
  const say = sayInvoices(language)
  const percent = numberIn(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const said = rates.map(({ from, rate }, at) =>
    [
      say(from.slice(5, 7) === '01' ? 'half1' : 'half2', { year: from.slice(0, 4) }),
      `${percent(rate)} + ${pointsOnTop} = ${percent(rate + pointsOnTop)}\u00a0%`,
      ofEarlier && at === rates.length - 1 ? say('latestRate') : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
  return say('rates', { rates: said.join('; ') })
}
