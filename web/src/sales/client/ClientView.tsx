import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { type Ask, currentQuery, type RevenueRow, type SalesMeta, type YearRow, yearsQuery } from '../data.ts'
import { LastInvoice } from '../LastInvoice.tsx'
import { RevenueSkeleton } from '../RevenueSkeleton.tsx'
import { linesToAddress } from '../lines-asked.ts'
import { scopeOf } from '../scope.ts'
import { ArticlesPanel } from './ArticlesPanel.tsx'
import { ViewProvider } from '../ViewProvider.tsx'

interface Given {
  readonly ask: Ask
  readonly rows: readonly RevenueRow[]
  readonly total: RevenueRow
  readonly meta: SalesMeta
  /** undefined while they are on the way. */
  readonly years: readonly YearRow[] | undefined
}

/** The figures of one client, for the pages of the registry. */
export function ClientView({ client, children }: { client: number; children: (given: Given) => ReactNode }) {
  const { t } = useTranslation('sales')
  const me = useMe()
  const scope = me && scopeOf(me, { client })
  const ask = { about: scope?.about ?? { agency: 0, client }, years: {} }
  const navigate = useNavigate()
  const read = useQuery({ ...currentQuery(ask), enabled: scope !== null })
  const years = useQuery({ ...yearsQuery(ask), enabled: scope !== null })
  return (
    <Loaded read={read} skeleton={<RevenueSkeleton />}>
      {({ response: rows, meta }) => {
        const total = rows.find((row) => row.kind === 'total')
        if (!scope || !total || meta.as_of === null)
          return (
            <EmptyState title={t('empty.subject')}>
              <LastInvoice about={{ client }} otherwise={t('client.nothing')} />
            </EmptyState>
          )
        return (
          <ViewProvider
            scope={scope}
            ask={ask}
            meta={meta}
            openLines={(asked) =>
              void navigate({ to: '/revenue', search: { ...scope.about, panel: linesToAddress(asked) } })
            }
          >
            {children({ ask, rows, total, meta, years: years.data?.response })}
            <ArticlesPanel ask={{ ...ask, about: { ...ask.about, client } }} />
          </ViewProvider>
        )
      }}
    </Loaded>
  )
}
