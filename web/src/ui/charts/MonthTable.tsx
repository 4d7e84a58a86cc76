import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import type { Month } from './months.ts'

interface Props {
  label: string
  months: readonly Month[]
  year: number
  prevYear: number | null
  unit: string
}

/** The chart in words and numbers, for a screen reader. */
export function MonthTable({ label, months, year, prevYear, unit }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const budget = months.some((month) => month.budget !== null)
  return (
    <table>
      <caption>
        {label}, {unit}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.month')}</th>
          {prevYear !== null && <th scope="col">{prevYear}</th>}
          <th scope="col">{year}</th>
          {budget && <th scope="col">{t('chart.budget')}</th>}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.m}>
            <th scope="row">{format.monthLong(month.m)}</th>
            {prevYear !== null && <td>{format.money(month.prev)}</td>}
            <td>{month.curr === null ? '' : format.money(month.curr)}</td>
            {budget && <td>{month.budget === null ? '' : format.money(month.budget)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
