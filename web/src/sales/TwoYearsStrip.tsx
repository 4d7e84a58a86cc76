import { useTranslation } from 'react-i18next'
import { Delta } from '../ui/figures/Delta.tsx'
import { type Figure, FigureStrip } from '../ui/figures/FigureStrip.tsx'
import { BigMoney, BigPercent, BigWord } from '../ui/figures/Money.tsx'
import type { TwoYearMeta, TwoYearRow } from './data.ts'
import { ChangeFigure } from './explain/ChangeFigure.tsx'
import { SumFigure } from './explain/SumFigure.tsx'
import { changePercent } from './period.ts'
import { usePeriodWords } from './usePeriodWords.ts'
import { useView } from './view.ts'
import { useUpTo } from '../ui/useUpTo.ts'

/** The same period of three years, and what became of it. */
export function TwoYearsStrip({ row, meta }: { row: TwoYearRow; meta: TwoYearMeta }) {
  const { t } = useTranslation('sales')
  const narrow = useUpTo('tablet')
  const { name } = useView()
  const words = usePeriodWords(meta)
  const { year, prev_year, year_2 } = meta
  const title = (period: string) => t('explain.title', { name, period })
  const sums = [
    { year: year_2, value: row.y2_prog, percent: undefined },
    { year: prev_year, value: row.y1_prog, percent: changePercent(row.y1_prog, row.y2_prog) },
    { year, value: row.y0_ytd, percent: changePercent(row.y0_ytd, row.y1_prog) },
  ]
  const figures: Figure[] = sums.map((sum) => ({
    key: String(sum.year),
    label: t('strip.current', { year: sum.year, day: narrow ? words.dayShort : words.day }),
    note: sum.percent !== undefined && sum.percent !== null && <Delta value={sum.percent} strong />,
    current: sum.year === year,
    value: (
      <SumFigure
        title={title(words.upTo(sum.year))}
        value={sum.value}
        lines={{ year: sum.year, upTo: 'cut' }}
      >
        <BigMoney value={sum.value} soft={sum.year !== year} />
      </SumFigure>
    ),
  }))
  const change = (as: 'money' | 'percent') => (
    <ChangeFigure
      title={title(t('explain.change', { year, prevYear: year_2 }))}
      now={{ name: words.now, value: row.y0_ytd }}
      before={{ name: words.upTo(year_2), value: row.y2_prog }}
      percent={row.delta_2y_pct}
      as={as}
    >
      {as === 'money' ? undefined : row.delta_2y_pct === null ? (
        <BigWord>{t('strip.new')}</BigWord>
      ) : (
        <BigPercent value={row.delta_2y_pct} delta />
      )}
    </ChangeFigure>
  )
  return (
    <FigureStrip
      label={t('twoYears.label')}
      figures={[
        ...figures,
        {
          key: 'change',
          label: t('twoYears.change'),
          // In the corner of a narrow strip there is no room for both.
          note: !narrow && change('money'),
          value: change('percent'),
          joins: 'corner',
          grow: 0.9,
        },
      ]}
    />
  )
}
