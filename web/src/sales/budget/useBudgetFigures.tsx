import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetRow, CategoryKey } from '../data.ts'
import { BudgetFigure } from '../explain/BudgetFigure.tsx'
import { ChangeFigure } from '../explain/ChangeFigure.tsx'
import { SumFigure } from '../explain/SumFigure.tsx'
import { changePercent } from '../period.ts'
import { usePeriodWords } from '../usePeriodWords.ts'
import { useView } from '../view.ts'

/** The figures of a budget row, each explaining itself. */
export function useBudgetFigures() {
  const { t } = useTranslation('sales')
  const { meta, name } = useView()
  const words = usePeriodWords(meta)
  const nameOf = (row: BudgetRow) => (row.kind === 'total' ? name : `${name}, ${row.label}`)
  const categoryOf = (row: BudgetRow) =>
    row.kind === 'total' ? {} : { category: row.category as CategoryKey }
  return {
    nameOf,
    categoryOf,
    /** The budget and how far it is reached; the row itself is its subject, so it leads nowhere else. */
    due: (row: BudgetRow, figure?: ReactNode) => (
      <BudgetFigure name={nameOf(row)} figures={row} about={null}>
        {figure}
      </BudgetFigure>
    ),
    actual: (row: BudgetRow, figure?: ReactNode) => (
      <SumFigure
        title={t('explain.title', { name: nameOf(row), period: words.now })}
        value={row.curr_ytd}
        lines={{ year: meta.year, upTo: 'cut', ...categoryOf(row) }}
      >
        {figure}
      </SumFigure>
    ),
    gap: (row: BudgetRow) => (
      <ChangeFigure
        title={t('explain.title', { name: nameOf(row), period: t('budgetTab.gap') })}
        now={{ name: words.now, value: row.curr_ytd }}
        before={{ name: t('strip.budget', { day: words.day }), value: row.budget_prog }}
        percent={changePercent(row.curr_ytd, row.budget_prog)}
        as="money"
      />
    ),
  }
}
