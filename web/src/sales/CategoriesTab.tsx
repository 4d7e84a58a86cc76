import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReader } from '../accounts/index.ts'
import { ChartSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { CategoryDetail } from './CategoryDetail.tsx'
import { CategoryTable } from './CategoryTable.tsx'
import { type CategoryKey, type RevenueRow, yearsQuery } from './data.ts'
import { DrillLink, drilled } from './DrillLink.tsx'
import { ExplainedStrip } from './ExplainedStrip.tsx'
import { useFigureCells } from './explain/useRowFigures.tsx'
import { RevenueChart } from './RevenueChart.tsx'
import { useCategoryNote } from './useCategoryNote.ts'
import { useChange, useSearch, useView } from './view.ts'

/** The revenue by category; one of them opens into its codes month by month and its clients. */
export function CategoriesTab({ rows, total }: { rows: readonly RevenueRow[]; total: RevenueRow }) {
  const { category } = useSearch()
  const chosen = rows.find((row) => row.key === category)
  return (
    <>
      <ExplainedStrip row={chosen ?? total} />
      {category ? (
        <CategoryDetail category={category} row={chosen} />
      ) : (
        <Overview rows={rows} total={total} />
      )}
    </>
  )
}

function Overview({ rows, total }: { rows: readonly RevenueRow[]; total: RevenueRow }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { ask, meta, name } = useView()
  const reader = useReader()
  const search = useSearch()
  const change = useChange()
  const noteOf = useCategoryNote()
  const years = useQuery(yearsQuery(ask))
  const isTotal = (row: RevenueRow) => row.kind === 'total'
  const figures = useFigureCells<RevenueRow>((row) => ({
    name: isTotal(row) ? name : `${name}, ${row.label}`,
    lines: isTotal(row) ? {} : { category: row.key as CategoryKey },
    note: noteOf(row),
  }))
  const open = (row: RevenueRow) => change(drilled(search, { category: row.key as CategoryKey }))
  return (
    <>
      <Card title={t('categoriesTitle', reader)} hint={name} flush>
        <CategoryTable
          rows={rows}
          meta={meta}
          label={t('categoriesTitle', reader)}
          wide
          onRow={open}
          cells={{
            ...figures,
            label: (row) =>
              isTotal(row) ? (
                row.label
              ) : (
                <DrillLink to={{ category: row.key as CategoryKey }} plain>
                  {row.label}
                </DrillLink>
              ),
            share: (row) =>
              total.curr_ytd > 0 ? format.percent((row.curr_ytd / total.curr_ytd) * 100) : null,
          }}
        />
      </Card>
      <Loaded
        read={years}
        skeleton={
          <Card title=" ">
            <ChartSkeleton height={252} />
          </Card>
        }
      >
        {({ response }) => <RevenueChart years={response} />}
      </Loaded>
    </>
  )
}
