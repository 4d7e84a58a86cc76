import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, useMe } from '../../accounts/index.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { StripSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { type BudgetRow, budgetQuery } from '../data.ts'
import { drilled } from '../DrillLink.tsx'
import { TableCardSkeleton } from '../TableCardSkeleton.tsx'
import { useChange, useSearch, useView } from '../view.ts'
import { BudgetMonthsCard } from './BudgetMonthsCard.tsx'
import { BudgetStrip } from './BudgetStrip.tsx'
import { BudgetTable } from './BudgetTable.tsx'

/** Only staff open it. */
const BudgetDialog = lazyExtra(() => import('./BudgetDialog.tsx'), 'BudgetDialog')

/** The budget against what was sold: by category, then month by month. */
export function BudgetTab() {
  const { t } = useTranslation('sales')
  const { ask, scope, name } = useView()
  const { category } = useSearch()
  const search = useSearch()
  const change = useChange()
  const mayEdit = useMayEdit()
  const [edited, setEdited] = useState<BudgetRow | null>(null)
  const read = useQuery(budgetQuery(ask))
  const shut = () => {
    setEdited(null)
    // What others wrote meanwhile is seen at once.
    void read.refetch()
  }
  const choose = (row: BudgetRow) =>
    change(
      drilled(search, { category: row.category === category ? undefined : (row.category as 'furniture') }),
    )
  return (
    <Loaded
      read={read}
      skeleton={
        <>
          <StripSkeleton />
          <TableCardSkeleton rows={8} />
        </>
      }
    >
      {({ response }) => {
        const total = response.find((row) => row.kind === 'total')
        if (!total) return <EmptyState title={t('budgetTab.none')}>{t('budgetTab.noneNext')}</EmptyState>
        const shown = response.find((row) => row.category === category) ?? total
        return (
          <>
            <BudgetStrip row={shown} />
            <Card
              title={t('budgetTab.title')}
              hint={name}
              flush
              action={
                scope.level === 'network' && mayEdit.somewhere && <span>{t('budgetTab.openAgency')}</span>
              }
            >
              <BudgetTable
                rows={response}
                selected={shown.category}
                onRow={choose}
                onEdit={mayEdit.here ? setEdited : undefined}
              />
            </Card>
            <BudgetMonthsCard row={shown} />
            <Suspense>{edited && <BudgetDialog row={edited} onClose={shut} />}</Suspense>
          </>
        )
      }}
    </Loaded>
  )
}

/** Staff with the permission write budgets, of one agency or of one of its clients at a time. */
function useMayEdit(): { somewhere: boolean; here: boolean } {
  const me = useMe()
  const { scope } = useView()
  const staff = isStaff(scope.role)
  const somewhere = staff && me !== null && holds(me, 'budget_write')
  return { somewhere, here: somewhere && Boolean(scope.about.agency) }
}
