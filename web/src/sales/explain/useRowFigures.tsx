import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { About } from '../data.ts'
import type { LinesAsked } from '../lines-asked.ts'
import { usePeriodWords } from '../usePeriodWords.ts'
import { useView } from '../view.ts'
import { BudgetFigure } from './BudgetFigure.tsx'
import { ChangeFigure } from './ChangeFigure.tsx'
import { SumFigure } from './SumFigure.tsx'

/** The columns of a row that compares two years. */
export type FigureColumn = 'prev_total' | 'prev_prog' | 'curr_ytd' | 'delta' | 'delta_pct' | 'budget_pct'

export interface Compared {
  readonly prev_total: number
  readonly prev_prog: number
  readonly curr_ytd: number
  readonly delta_pct: number | null
  readonly budget_year?: number | null | undefined
  readonly budget_prog?: number | null | undefined
  readonly budget_pct?: number | null | undefined
}

/** What a row is: its name, whose lines it adds up, what is special about it. */
export interface Subject {
  readonly name: string
  /** null: the lines stand nowhere one by one. */
  readonly lines: Omit<LinesAsked, 'year' | 'upTo'> | null
  readonly note?: string | undefined
  /** Where its budget stands; null: no way there from here. */
  readonly budgetOf?: About | null | undefined
}

type Draw = (column: FigureColumn, row: Compared, subject: Subject, figure?: ReactNode) => ReactNode

/** Draws a figure of a row so that it explains itself. */
export function useRowFigure(): Draw {
  const { t } = useTranslation('sales')
  const { meta } = useView()
  const { year, prev_year } = meta
  const words = usePeriodWords(meta)
  const titled = (name: string, period: string) => t('explain.title', { name, period })

  return (column, row, { name, lines, note, budgetOf }, figure) => {
    const sumFigure = (title: string, value: number, asked: LinesAsked | null) => (
      <SumFigure title={title} value={value} lines={asked} note={note}>
        {figure}
      </SumFigure>
    )
    switch (column) {
      case 'prev_total': {
        const asked = lines && { ...lines, year: prev_year, upTo: 'end' as const }
        const title = titled(name, words.wholeYear(prev_year))
        return sumFigure(title, row.prev_total, asked)
      }
      case 'prev_prog': {
        const asked = lines && { ...lines, year: prev_year, upTo: 'cut' as const }
        const title = titled(name, words.before)
        return sumFigure(title, row.prev_prog, asked)
      }
      case 'curr_ytd': {
        const asked = lines && { ...lines, year, upTo: 'cut' as const }
        const title = titled(name, words.now)
        return sumFigure(title, row.curr_ytd, asked)
      }
      case 'delta':
      case 'delta_pct':
        return (
          <ChangeFigure
            title={titled(name, t('explain.change', { year, prevYear: prev_year }))}
            now={{ name: words.now, value: row.curr_ytd }}
            before={{ name: words.before, value: row.prev_prog }}
            percent={row.delta_pct}
            as={column === 'delta' ? 'money' : 'percent'}
          >
            {figure}
          </ChangeFigure>
        )
      case 'budget_pct':
        return (
          <BudgetFigure name={name} figures={row} about={budgetOf}>
            {figure}
          </BudgetFigure>
        )
    }
  }
}

/** The same as cells of a table. */
export function useFigureCells<R extends Compared>(subjectOf: (row: R) => Subject) {
  const draw = useRowFigure()
  const cell = (column: FigureColumn) => (row: R) => draw(column, row, subjectOf(row))
  return {
    prev_total: cell('prev_total'),
    prev_prog: cell('prev_prog'),
    curr_ytd: cell('curr_ytd'),
    delta: cell('delta'),
    delta_pct: cell('delta_pct'),
    budget_pct: cell('budget_pct'),
  }
}
