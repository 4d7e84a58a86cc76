import { Box } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { perCard, warningsFile, warningsQuery } from '../data.ts'
import styles from './books.module.css'

/** The prices that fall back to an earlier one after their last day; nothing where there are none. */
export function WarningsCard({ list }: { list: number | undefined }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const [page, setPage] = useState(1)
  const read = useQuery({ ...warningsQuery(list, page), placeholderData: keepPreviousData })
  const rows = read.data?.response ?? []
  if (rows.length === 0) return null
  const total = read.data?.pagination?.total ?? rows.length
  return (
    <Card
      title={t('books.warnings')}
      count={total}
      action={<ExportMenu onExport={(kind, watch) => warningsFile(list, kind, watch)} />}
      flush
    >
      <Box component="ul" className={styles.warnings} tabIndex={0} aria-label={t('books.warnings')}>
        {rows.map((row) => (
          <li key={`${row.list}${row.code}${row.valid_to}`}>
            <b>{row.code}</b>
            <span>
              {row.list}, {row.description} <EnergyArrow of={row} code={row.code} height={18} />
            </span>
            <span>
              {t('books.warning', {
                price: format.price(row.price, row.currency),
                until: format.date(row.valid_to),
                next: format.price(row.next_price, row.currency),
              })}
            </span>
          </li>
        ))}
      </Box>
      {total > perCard && <Pagination page={page} perPage={perCard} total={total} onPage={setPage} />}
    </Card>
  )
}
