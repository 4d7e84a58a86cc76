import { categories } from '@mandato/contract/sales/categories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type About, type CategoryKey, files, linesQuery } from '../data.ts'
import { LastInvoice } from '../LastInvoice.tsx'
import { LinesTable } from '../LinesTable.tsx'
import { clientRoute, isCategory, useCategoryName } from './articles.ts'
import styles from './lines.module.css'

const perPage = 25

/** The invoice lines of a client, the newest first, of one year and category or of all of them. */
export function ClientLines({ about, years }: { about: About; years: readonly number[] }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { page = 1, year, category: named } = clientRoute.useSearch()
  const navigate = clientRoute.useNavigate()
  const nameOf = useCategoryName()
  const category = isCategory(named) ? named : undefined
  const asked = { ...about, ...(year && { year }), ...(category && { category }) }
  const nothing = year ? t('empty.linesIn', { year }) : category ? t('empty.category') : t('empty.invoices')
  const file = files.lines(asked)
  const read = useQuery({
    ...linesQuery(page, { ...asked, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
  const change = (next: { page?: number; year?: number | undefined; category?: CategoryKey | undefined }) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), resetScroll: false })
  return (
    <Card
      title={t('lines.title')}
      flush
      action={
        <>
          <FilterChip
            label={t('category')}
            value={category}
            options={(Object.keys(categories) as CategoryKey[]).map((key) => ({ key, label: nameOf(key) }))}
            onChange={(chosen) => change({ category: chosen })}
          />
          <FilterChip
            label={t('years.year')}
            value={year ? String(year) : undefined}
            options={years.map((one) => ({ key: String(one), label: String(one) }))}
            onChange={(chosen) => change({ year: chosen ? Number(chosen) : undefined })}
          />
          <ExportButton size="xs" kind="pdf" onExport={(watch) => file('pdf', watch)} />
          <ExportButton size="xs" onExport={(watch) => file('xlsx', watch)} />
        </>
      }
    >
      <Loaded read={read} skeleton={<TableSkeleton rows={10} />}>
        {({ response, meta }) =>
          response.length === 0 ? (
            <EmptyState title={nothing}>
              <LastInvoice about={{ ...about, ...(year && category && { category }) }} />
            </EmptyState>
          ) : (
            <>
              <div className={styles.lines}>
                <LinesTable rows={response} oneClient />
              </div>
              <Pagination
                page={page}
                perPage={perPage}
                total={meta.lines}
                onPage={(to) => change({ page: to })}
              >
                {t('lines.total', { amount: format.euro(meta.total, true) })}
              </Pagination>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
