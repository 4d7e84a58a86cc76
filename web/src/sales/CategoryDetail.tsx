import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { CodesCard } from './CodesCard.tsx'
import { everOf } from './asked.ts'
import { type CategoryKey, categoryQuery, type RevenueRow } from './data.ts'
import { LastInvoice } from './LastInvoice.tsx'
import { TableCardSkeleton } from './TableCardSkeleton.tsx'
import { UnitsTable } from './UnitsTable.tsx'
import { useView } from './view.ts'

interface Props {
  category: CategoryKey
  /** The category as a row of the overview; undefined when there is nothing in it. */
  row: RevenueRow | undefined
}

/** One category: its codes month by month and, unless the page is about one client, its clients. */
export function CategoryDetail({ category, row }: Props) {
  const { t } = useTranslation('sales')
  const { ask, scope } = useView()
  const read = useQuery(categoryQuery(ask, category))
  return (
    <Loaded
      read={read}
      skeleton={
        <>
          <TableCardSkeleton rows={3} />
          <TableCardSkeleton rows={8} />
        </>
      }
    >
      {({ response: { rows, clients } }) =>
        rows.length === 0 || !row ? (
          <EmptyState title={t('empty.category')}>
            {t('empty.categoryNext')} <LastInvoice about={{ ...everOf(ask), category }} />
          </EmptyState>
        ) : (
          <>
            <CodesCard rows={rows} category={category} total={row} />
            {clients && clients.length > 0 && scope.level !== 'client' && (
              <UnitsTable rows={clients} of="clients" total={row} />
            )}
          </>
        )
      }
    </Loaded>
  )
}
