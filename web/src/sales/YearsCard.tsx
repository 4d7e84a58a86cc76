import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../platform/table-header.ts'
import { Sparkbars } from '../ui/charts/Sparkbars.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { YearRow } from './data.ts'
import { ChangeFigure } from './explain/ChangeFigure.tsx'
import { SumFigure } from './explain/SumFigure.tsx'
import { dayIn } from './period.ts'
import { usePeriodWords } from './usePeriodWords.ts'
import { useView } from './view.ts'
import styles from './YearsCard.module.css'
import { usePhone, useUpTo } from '../ui/useUpTo.ts'

/** Every year there is: whole, up to the same day, its change, its months. */
export function YearsCard({ rows }: { rows: readonly YearRow[] }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const phone = usePhone()
  const [laptop, desk] = [useUpTo('laptop'), useUpTo('desk')]
  // Beside the chart of the months there is little room on a small desk.
  const narrow = phone || (desk && !laptop)
  const { meta, name } = useView()
  const words = usePeriodWords(meta)
  const before = (row: YearRow) => rows.find((other) => other.year === row.year - 1)
  /** The year of the last invoice is not over before New Year's Eve. */
  const isRunning = (year: number) => Boolean(meta.as_of && meta.as_of < `${year}-12-31`)
  const headers: TableHeader[] = [
    { key: 'year', label: t('years.year'), type: 'text' },
    { key: 'total', label: t('years.whole'), type: 'money' },
    {
      key: 'prog',
      label: t('years.upTo', { day: format.dayMonth(dayIn(meta.year, meta.cut)) }),
      type: 'money',
    },
    { key: 'delta_pct', label: 'Δ %', type: 'percent' },
    {
      key: 'months',
      label: t('years.span', { first: format.month(1), last: format.month(12) }),
      type: 'text',
    },
  ]
  return (
    <Card title={t('years.title')} hint={name} flush className={styles.card}>
      <DataTable
        label={t('years.label', { name })}
        headers={headers}
        rows={rows}
        rowKey={(row) => String(row.year)}
        hidden={narrow ? ['months'] : []}
        selected={String(meta.year)}
        tones={{ prog: 'strong' }}
        cells={{
          year: (row) => <span className={styles.year}>{row.year}</span>,
          total: (row) =>
            isRunning(row.year) ? (
              <span className={styles.muted}>{t('years.running')}</span>
            ) : (
              <SumFigure
                title={t('explain.title', { name, period: words.wholeYear(row.year) })}
                value={row.total}
                lines={{ year: row.year, upTo: 'end' }}
              />
            ),
          prog: (row) => (
            <SumFigure
              title={t('explain.title', { name, period: words.upTo(row.year) })}
              value={row.prog}
              lines={{ year: row.year, upTo: 'cut' }}
            />
          ),
          delta_pct: (row) => {
            const earlier = before(row)
            // Of the first year there is nothing before: that is no growth, so it is not called new.
            if (!earlier) return <span className={styles.muted}>—</span>
            return (
              <ChangeFigure
                title={t('explain.title', {
                  name,
                  period: t('explain.change', { year: row.year, prevYear: earlier.year }),
                })}
                now={{ name: words.upTo(row.year), value: row.prog }}
                before={{ name: words.upTo(earlier.year), value: earlier.prog }}
                percent={row.delta_pct}
                as="percent"
              />
            )
          },
          months: (row) => (
            <Sparkbars
              values={row.months}
              current={row.year === meta.year}
              label={t('years.months', { year: row.year })}
            />
          ),
        }}
      />
    </Card>
  )
}
