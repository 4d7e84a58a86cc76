import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import type { SalesMeta } from './data.ts'
import { dayIn } from './period.ts'

type Period = Pick<SalesMeta, 'year' | 'prev_year' | 'cut'>

/** "14 novembre", "2025 al 14 novembre": how the page names its days, in the language of the screen. */
export function usePeriodWords({ year, prev_year, cut }: Period) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const day = (of: number) => format.dayMonth(dayIn(of, cut))
  const upTo = (of: number) => (cut === '12-31' ? String(of) : t('upTo', { year: of, day: day(of) }))
  return {
    day: day(year),
    /** The same where there is little room: "14 nov". */
    dayShort: format.dayMonthShort(dayIn(year, cut)),
    /** This year up to the cut. */
    now: upTo(year),
    /** The same period of the year before. */
    before: upTo(prev_year),
    upTo,
    wholeYear: (of: number) => t('wholeYear', { year: of }),
  }
}
