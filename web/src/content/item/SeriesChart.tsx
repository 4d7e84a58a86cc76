import { useTranslation } from 'react-i18next'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { ContentDetail } from '../data.ts'
import styles from './item.module.css'

type Series = NonNullable<ContentDetail['series']>

/** The figures of a trend: bars from a common zero, each with its value, and the same as a table for who reads those. */
export function SeriesChart({
  series: { label, unit, points },
  labels,
}: { series: Series } & Pick<ContentDetail, 'labels'>) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const most = Math.max(...points.map(({ value }) => value), 0)
  const least = Math.min(...points.map(({ value }) => value), 0)
  const span = most - least || 1
  const value = (n: number) =>
    `${Number.isInteger(n) ? format.int(n) : format.decimal(n)}${unit === '%' ? '%' : ''}`
  return (
    <figure className={styles.series}>
      <figcaption>
        <WithLabels opens text={label} labels={labels} />
        {unit && unit !== '%' && <small>{unit}</small>}
      </figcaption>
      <div className={styles.bars} aria-hidden>
        {points.map((point, place) => (
          <div key={place} className={styles.bar}>
            <span>{value(point.value)}</span>
            <div
              style={{ height: `${(Math.abs(point.value) / span) * 100}%` }}
              data-less={point.value < 0 || undefined}
            />
            <small>
              <WithLabels text={point.label} labels={labels} />
            </small>
          </div>
        ))}
      </div>
      <details>
        <summary>{t('asTable')}</summary>
        <table>
          <tbody>
            {points.map((point, place) => (
              <tr key={place}>
                <th scope="row">
                  <WithLabels opens text={point.label} labels={labels} />
                </th>
                <td>{value(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
