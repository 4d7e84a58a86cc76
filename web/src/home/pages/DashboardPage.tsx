import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { roleOf, useMe, useReader } from '../../accounts/index.ts'
import { Movers } from '../../sales/index.ts'
import { dashboardQuery } from '../data.ts'
import { MaterialsBlock } from '../MaterialsBlock.tsx'
import { MustReadBlock, NewsBlock } from '../NewsBlock.tsx'
import { OverdueBlock } from '../OverdueBlock.tsx'
import { OwnBlock } from '../OwnBlock.tsx'
import { PremiaBlock } from '../PremiaBlock.tsx'
import { SheetsBlock } from '../SheetsBlock.tsx'
import { TasksBlock } from '../TasksBlock.tsx'
import { BlockError, RevenueBlock, RevenueSkeleton } from '../RevenueBlock.tsx'

/** The first screen. Each block loads and fails alone; what a role has not is not there. */
export function DashboardPage() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const me = useMe()
  const reader = useReader()
  const read = useQuery(dashboardQuery())
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const hasTasks = me !== null && !['press', 'reseller'].includes(roleOf(me))
  const inNetwork = me !== null && me.userType !== 3
  const isAgent = me !== null && roleOf(me) === 'agent'
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={format.weekday(today)}
        asOf={read.isLoading ? 'pending' : read.data?.response.as_of}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      {hasTasks && <MustReadBlock />}
      {hasTasks && !isAgent && <TasksBlock />}
      <Loaded read={read} skeleton={<RevenueSkeleton />}>
        {({ response: { revenue, contact } }) => {
          if (revenue === null) return me && <OwnBlock me={me} contact={contact} />
          if ('error' in revenue)
            return <BlockError message={revenue.error.message} onRetry={() => void read.refetch()} />
          if (revenue.meta.as_of === null)
            return <EmptyState title={t('noInvoices')}>{t('noInvoicesNext', reader)}</EmptyState>
          return (
            <>
              <RevenueBlock revenue={revenue} withDay={isAgent} />
              {inNetwork && <Movers agency={me.agency_id ?? undefined} />}
            </>
          )
        }}
      </Loaded>
      {hasTasks && <OverdueBlock />}
      {isAgent && <TasksBlock />}
      {inNetwork && <SheetsBlock />}
      {inNetwork && <MaterialsBlock isAgent={isAgent} />}
      {hasTasks && <PremiaBlock />}
      {me && <NewsBlock />}
    </Page>
  )
}
