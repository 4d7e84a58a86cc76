import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type User, useMe, useReader } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { askOf, everOf, labelOf, tabOf, tabsOf } from '../asked.ts'
import { currentQuery } from '../data.ts'
import { LastInvoice } from '../LastInvoice.tsx'
import { LinesPanel } from '../LinesPanel.tsx'
import { NotInSight } from '../NotInSight.tsx'
import { PrintedView } from '../PrintedView.tsx'
import { RevenueFilters } from '../RevenueFilters.tsx'
import { RevenueHeader } from '../RevenueHeader.tsx'
import { RevenueSkeleton } from '../RevenueSkeleton.tsx'
import { RevenueTabs } from '../RevenueTabs.tsx'
import { scopeOf } from '../scope.ts'
import { useOpenLines, useSearch } from '../view.ts'
import { ViewProvider } from '../ViewProvider.tsx'

export function RevenuePage() {
  const me = useMe()
  return <Page>{me ? <Revenue me={me} /> : <RevenueSkeleton />}</Page>
}

/** Revenue and budget: of the network, an agency or a client, as far as the person sees them. */
function Revenue({ me }: { me: User }) {
  const { t } = useTranslation('sales')
  const reader = useReader()
  const search = useSearch()
  const openLines = useOpenLines()
  const scope = scopeOf(me, search)
  const ask = askOf(scope, search)
  const tab = tabOf(scope, search)
  const read = useQuery({ ...currentQuery(ask), placeholderData: keepPreviousData })
  // While other figures are on the way the filters stay; the figures of before must not pass for the new ones.
  const fresh = { ...read, data: read.isPlaceholderData ? undefined : read.data }
  const meta = read.data?.meta
  const foreign = read.error?.status === 404
  return (
    <>
      <RevenueHeader
        scope={scope}
        ask={ask}
        tab={tab}
        search={search}
        meta={fresh.data?.meta ?? null}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      <Tabs
        label={t('tabs.label')}
        current={tab}
        tabs={tabsOf(scope).map((key) => ({ key, label: t(`tabs.${labelOf(key, scope.level)}`) }))}
      >
        {meta?.as_of && <RevenueFilters scope={scope} meta={meta} tab={tab} />}
      </Tabs>
      {foreign && <NotInSight />}
      {!foreign && (
        <Loaded read={fresh} skeleton={<RevenueSkeleton />}>
          {({ response, meta }) => {
            if (meta.as_of === null)
              return <EmptyState title={t('empty.invoices')}>{t('empty.invoicesNext', reader)}</EmptyState>
            const total = response.find((row) => row.kind === 'total')
            if (!total)
              return (
                <EmptyState title={t('empty.subject', reader)}>
                  {t('empty.subjectNext', { year: meta.year, before: meta.prev_year })}{' '}
                  <LastInvoice about={everOf(ask)} />
                </EmptyState>
              )
            return (
              <ViewProvider scope={scope} ask={ask} meta={meta} openLines={openLines}>
                <PrintedView tab={t(`tabs.${labelOf(tab, scope.level)}`)} />
                <RevenueTabs tab={tab} rows={response} total={total} />
                <LinesPanel />
              </ViewProvider>
            )
          }}
        </Loaded>
      )}
    </>
  )
}
