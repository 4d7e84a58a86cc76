import { Select, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Delta } from '../../ui/figures/Delta.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { perCard, comparedFile, comparedQuery, type Compared, type PriceListRow } from '../data.ts'
import styles from './books.module.css'

/** Two lists side by side, or one list on two days: where they differ. */
export function CompareCard({ lists }: { lists: readonly PriceListRow[] }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [asked, setQuestion] = useState<Compared>({
    one: lists[0]?.id ?? 0,
    other: lists[1]?.id ?? 0,
    one_date: today(),
    other_date: today(),
  })
  const setAsked = (next: Compared) => {
    setQuestion(next)
    setPage(1)
  }
  const read = useQuery({ ...comparedQuery(asked, page), placeholderData: keepPreviousData })
  const rows = read.data?.response ?? []
  const total = read.data?.pagination?.total ?? rows.length
  const choice = (key: 'one' | 'other') => (
    <>
      <Select
        aria-label={t(`books.${key}`)}
        allowDeselect={false}
        data={lists.map(({ id, code }) => ({ value: String(id), label: code }))}
        value={String(asked[key])}
        onChange={(id) => setAsked({ ...asked, [key]: Number(id) })}
      />
      <TextInput
        type="date"
        aria-label={t(`books.${key}Day`)}
        value={asked[`${key}_date`]}
        onChange={({ currentTarget: { value } }) => setAsked({ ...asked, [`${key}_date`]: value || today() })}
      />
    </>
  )
  /** Which list, in which currency, on which day: the question may be far above. */
  const head = (key: 'one' | 'other') => {
    const list = lists.find(({ id }) => id === asked[key])
    return (
      <th scope="col">
        {list?.code}
        <small>{[list?.currency, format.date(asked[`${key}_date`])].filter(Boolean).join(dot)}</small>
      </th>
    )
  }
  return (
    <Card
      title={t('books.compare')}
      {...(read.data && { count: total })}
      action={<ExportMenu onExport={(kind, watch) => comparedFile(asked, kind, watch)} />}
      flush
    >
      <div className={styles.choices}>
        {choice('one')}
        <span aria-hidden>→</span>
        {choice('other')}
      </div>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('description')}</th>
            {head('one')}
            {head('other')}
            <th scope="col">Δ %</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">{row.code}</th>
              <td>
                {row.description} <EnergyArrow of={row} code={row.code} height={18} />
              </td>
              <td>
                <Money value={row.one} cents />
              </td>
              <td>
                <Money value={row.other} cents />
              </td>
              <td>{row.delta_pct !== null && <Delta value={row.delta_pct} ofPrice />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > perCard && <Pagination page={page} perPage={perCard} total={total} onPage={setPage} />}
    </Card>
  )
}
