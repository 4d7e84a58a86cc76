import { useTranslation } from 'react-i18next'
import { BudgetBar } from '../../ui/figures/BudgetBar.tsx'
import { FigureStrip } from '../../ui/figures/FigureStrip.tsx'
import { BigMoney, BigPercent } from '../../ui/figures/Money.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { BudgetRow } from '../data.ts'
import { usePeriodWords } from '../usePeriodWords.ts'
import { useView } from '../view.ts'
import { useBudgetFigures } from './useBudgetFigures.tsx'

/** The budget of the year, its part due by now, what was sold, how much that is. */
export function BudgetStrip({ row }: { row: BudgetRow }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { meta } = useView()
  const { day } = usePeriodWords(meta)
  const figures = useBudgetFigures()
  const { year } = meta
  return (
    <FigureStrip
      label={t('budgetTab.label')}
      figures={[
        {
          key: 'year',
          label: t('budgetTab.ofYear', { year }),
          value: figures.due(row, <BigMoney value={row.budget_year} soft />),
        },
        {
          key: 'due',
          label: t('strip.budget', { day }),
          value: figures.due(row, <BigMoney value={row.budget_prog} soft />),
        },
        {
          key: 'curr',
          label: t('strip.current', { year, day }),
          value: figures.actual(row, <BigMoney value={row.curr_ytd} />),
          current: true,
        },
        ...(row.budget_pct === null
          ? []
          : [
              {
                key: 'reached',
                label: t('budgetTab.reached'),
                value: figures.due(row, <BigPercent value={row.budget_pct} />),
                aside: (
                  <>
                    <BudgetBar percent={row.budget_pct} wide />
                    <span>
                      {t(row.gap < 0 ? 'strip.missing' : 'strip.beyond', {
                        amount: format.euro(Math.abs(row.gap)),
                      })}
                    </span>
                  </>
                ),
                joins: 'foot' as const,
                grow: 1.4,
              },
            ]),
      ]}
    />
  )
}
