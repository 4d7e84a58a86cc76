import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BudgetCell } from '../../ui/figures/BudgetBar.tsx'
import {
  Explain,
  ExplainActions,
  ExplainFigure,
  ExplainLines,
  ExplainNote,
} from '../../ui/layout/Explain.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { About } from '../data.ts'
import { usePeriodWords } from '../usePeriodWords.ts'
import { useView } from '../view.ts'
import { DrillLink } from '../DrillLink.tsx'

interface Props {
  name: string
  /** What the budget is for, where it is not the subject of the page; null where its page is open already. */
  about?: About | null | undefined
  figures: {
    readonly curr_ytd: number
    readonly budget_year?: number | null | undefined
    readonly budget_prog?: number | null | undefined
    readonly budget_pct?: number | null | undefined
  }
  children?: ReactNode
}

/** How much of the budget is reached, with what it is measured by. */
export function BudgetFigure({ name, about, figures, children }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { meta } = useView()
  const words = usePeriodWords(meta)
  const { curr_ytd, budget_year, budget_prog, budget_pct } = figures
  if (budget_year == null || budget_prog == null) return null
  const gap = Math.round((curr_ytd - budget_prog) * 100) / 100
  return (
    <Explain
      title={t('explain.budgetOf', { name, year: meta.year })}
      figure={children ?? <BudgetCell percent={budget_pct} />}
    >
      {(close) => (
        <>
          <ExplainFigure>{budget_pct == null ? '—' : format.percent(budget_pct)}</ExplainFigure>
          <ExplainLines
            lines={[
              { key: 'now', label: words.now, value: format.money(curr_ytd, true) },
              {
                key: 'due',
                label: t('explain.minus', { name: t('strip.budget', { day: words.day }) }),
                value: format.money(budget_prog, true),
              },
              {
                key: 'gap',
                label: t('budgetTab.gap'),
                value: format.deltaMoney(gap, true),
                tone: 'sum',
              },
            ]}
          />
          <ExplainNote>
            {t('explain.budget', { year: meta.year, amount: format.euro(budget_year), day: words.day })}
          </ExplainNote>
          {about !== null && (
            <ExplainActions>
              <DrillLink to={{ ...about, tab: 'budget' }} onClick={close}>
                {t('explain.goToBudget')}
              </DrillLink>
            </ExplainActions>
          )}
        </>
      )}
    </Explain>
  )
}
