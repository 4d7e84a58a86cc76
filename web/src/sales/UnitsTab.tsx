import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { Row } from '../ui/layout/Page.tsx'
import { ClientMonthsTable } from './ClientMonthsTable.tsx'
import { budgetQuery, detailQuery, type RevenueRow, yearsQuery } from './data.ts'
import { ExplainedStrip } from './ExplainedStrip.tsx'
import { MonthsCard } from './MonthsCard.tsx'
import { TableCardSkeleton } from './TableCardSkeleton.tsx'
import { UnitsTable } from './UnitsTable.tsx'
import { useSearch, useView } from './view.ts'
import { YearsCard } from './YearsCard.tsx'

/** One level down: years and months of the subject, then the agencies, clients or months it is made of. */
export function UnitsTab({ total }: { total: RevenueRow }) {
  const { ask, scope } = useView()
  const { category } = useSearch()
  const detail = useQuery(detailQuery(ask, category))
  return (
    <>
      {/* Years and months are of the whole subject: beside one category they would mislead. */}
      {category ? <ExplainedStrip row={total} /> : <YearsAndMonths />}
      <Loaded read={detail} skeleton={<TableCardSkeleton rows={10} />}>
        {({ response }) =>
          scope.level === 'client' ? (
            <ClientMonthsTable rows={response} total={total} />
          ) : (
            <UnitsTable
              rows={response}
              of={scope.level === 'network' ? 'agencies' : 'clients'}
              total={total}
            />
          )
        }
      </Loaded>
    </>
  )
}

function YearsAndMonths() {
  const { ask, scope } = useView()
  const years = useQuery(yearsQuery(ask))
  const budget = useQuery({ ...budgetQuery(ask), enabled: scope.budgets })
  const total = budget.data?.response.find((row) => row.kind === 'total') ?? null
  return (
    <Row columns="minmax(0, 0.8fr) minmax(0, 1fr)">
      <Loaded read={years} skeleton={<TableCardSkeleton rows={3} />}>
        {({ response }) => <YearsCard rows={response} />}
      </Loaded>
      <Loaded read={years} skeleton={<TableCardSkeleton rows={scope.budgets ? 4 : 3} />}>
        {({ response }) => (
          <MonthsCard years={response} budget={total && total.budget_year !== 0 ? total : null} />
        )}
      </Loaded>
    </Row>
  )
}
