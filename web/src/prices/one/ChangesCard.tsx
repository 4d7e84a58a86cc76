import { changeReasonLegend, priceLabels } from '@mandato/contract/prices/labels'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Delta } from '../../ui/figures/Delta.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { daysBefore, today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { changedAtQuery, type ChangedPrice, type Explained } from '../data.ts'
import styles from './changes.module.css'

/** The last change of this price that has begun: the day before it, and its day. */
function lastChange({ timeline }: Explained): { from: string; to: string } | undefined {
  const day = today()
  const at = timeline.findLastIndex(({ from }) => from <= day)
  const [before, present] = [timeline[at - 1], timeline[at]]
  return before?.to && present ? { from: before.to, to: present.from } : undefined
}

const periods = ['last', 'days30', 'days90', 'days365'] as const
type Period = (typeof periods)[number]
const daysOf: Readonly<Record<Exclude<Period, 'last'>, number>> = { days30: 30, days90: 90, days365: 365 }

function betweenOf(period: Period, one: Explained): { from: string; to: string } | undefined {
  if (period === 'last') return lastChange(one)
  const to = today()
  return { from: daysBefore(to, daysOf[period]), to }
}

/** What else changed for this client on the day this price did, or in a longer time. */
export function ChangesCard({ one }: { one: Explained }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const format = useFormat()
  const changed = lastChange(one) !== undefined
  const [chosen, setChosen] = useState<Period>('last')
  const period = chosen === 'last' && !changed ? 'days30' : chosen
  const between = betweenOf(period, one)
  const customer = one.owner.client_id ?? undefined
  const read = useQuery({ ...changedAtQuery(customer, between), enabled: between !== undefined })
  const { response: rows = [], pagination } = read.data ?? {}
  // Where nobody chose a time, nothing is no card.
  if (!between || (chosen === 'last' && rows.length === 0)) return null
  return (
    <Card
      title={t('changes.card')}
      hint={one.owner.client ?? ''}
      action={
        <NativeSelect
          aria-label={t('changes.period')}
          value={period}
          data={periods
            .filter((key) => key !== 'last' || changed)
            .map((key) => ({ value: key, label: t(`changes.${key}`) }))}
          onChange={({ currentTarget: { value } }) => setChosen(value as Period)}
        />
      }
      flush
    >
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{priceLabels.code[language]}</th>
            <th scope="col">{format.date(between.from)}</th>
            <th scope="col">{format.date(between.to)}</th>
            <th scope="col">Δ %</th>
            <th scope="col">{priceLabels.reason[language]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.code} row={row} own={row.code === one.code} />
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        {t('changes.count', { count: pagination?.total ?? rows.length })}
        <Link to="/price-changes" search={{ ...between, customer }} className="touch">
          {t('changes.all')}
        </Link>
      </p>
    </Card>
  )
}

function Row({ row, own }: { row: ChangedPrice; own: boolean }) {
  const language = useLanguage()
  return (
    <tr data-own={own || undefined}>
      <th scope="row">
        {row.code} <EnergyArrow of={row} code={row.code} height={18} />
      </th>
      <td>
        <Money value={row.from} cents />
      </td>
      <td>
        <b>
          <Money value={row.to} cents />
        </b>
      </td>
      <td>{row.delta_pct !== null && <Delta value={row.delta_pct} ofPrice />}</td>
      <td>{changeReasonLegend[row.reason].label[language]}</td>
    </tr>
  )
}
