import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReader } from '../accounts/index.ts'
import { BudgetBar } from '../ui/figures/BudgetBar.tsx'
import { FigureStrip } from '../ui/figures/FigureStrip.tsx'
import { BigMoney, BigPercent, BigWord, Money } from '../ui/figures/Money.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { RevenueRow, SalesMeta } from './data.ts'
import { usePeriodWords } from './usePeriodWords.ts'
import { useUpTo } from '../ui/useUpTo.ts'

type Figures = Pick<
  RevenueRow,
  'prev_total' | 'prev_prog' | 'curr_ytd' | 'delta_pct' | 'budget_prog' | 'budget_pct'
>

interface Props {
  figures: Figures
  meta: SalesMeta
  /** Lets each figure explain itself. */
  wrap?: (column: keyof Figures, figure: ReactNode) => ReactNode
}

/** The five figures of the trade: previous year, its same period, this year to date, the change, the budget. */
export function RevenueStrip({ figures, meta, wrap = (_, figure) => figure }: Props) {
  const { t } = useTranslation('sales')
  const reader = useReader()
  const words = usePeriodWords(meta)
  const narrow = useUpTo('laptop')
  const day = narrow ? words.dayShort : words.day
  const { year, prev_year } = meta
  const percent = figures.budget_pct
  return (
    <FigureStrip
      label={t('strip.label', reader)}
      figures={[
        {
          key: 'prev',
          label: t('strip.prevYear', { year: prev_year }),
          value: wrap('prev_total', <BigMoney value={figures.prev_total} soft />),
        },
        {
          key: 'prog',
          label: t('strip.prevProg', { year: prev_year, day }),
          value: wrap('prev_prog', <BigMoney value={figures.prev_prog} soft />),
        },
        {
          key: 'curr',
          label: t('strip.current', { year, day }),
          value: wrap('curr_ytd', <BigMoney value={figures.curr_ytd} />),
          current: true,
        },
        {
          key: 'delta',
          label: t('strip.delta', { year: prev_year }),
          value: wrap(
            'delta_pct',
            figures.delta_pct === null ? (
              <BigWord>{t('strip.new')}</BigWord>
            ) : (
              <BigPercent value={figures.delta_pct} delta />
            ),
          ),
          joins: 'corner' as const,
          grow: 0.72,
        },
        ...(percent === undefined || percent === null || !figures.budget_prog
          ? []
          : [
              {
                key: 'budget',
                label: t('strip.budget', { day }),
                note: <Money value={figures.budget_prog} euro />,
                value: wrap('budget_pct', <BigPercent value={percent} />),
                aside: <BudgetAside figures={figures} percent={percent} />,
                joins: 'foot' as const,
                grow: 1.3,
              },
            ]),
      ]}
    />
  )
}

/** The bar, and how much is missing or beyond, in words. */
function BudgetAside({ figures, percent }: { figures: Figures; percent: number }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const gap = figures.curr_ytd - (figures.budget_prog ?? 0)
  return (
    <>
      <BudgetBar percent={percent} wide />
      <span>{t(gap < 0 ? 'strip.missing' : 'strip.beyond', { amount: format.euro(Math.abs(gap)) })}</span>
    </>
  )
}
