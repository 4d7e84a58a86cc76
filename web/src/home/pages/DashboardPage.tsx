import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'
import { staleSince } from '../../platform/online.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { arrivalsQuery, dashboardQuery, tasksQuery } from '../data.ts'
import { BelowMustRead } from '../BelowMustRead.tsx'
import { NetworkHome } from '../NetworkHome.tsx'
import { RevenueSkeleton } from '../RevenueBlock.tsx'

const OwnHome = lazyPart(() => import('../OwnHome.tsx'), 'OwnHome')
const CustomerHome = lazyPart(() => import('../customer/CustomerHome.tsx'), 'CustomerHome')
const CustomerActs = lazyExtra(() => import('../customer/CustomerActs.tsx'), 'CustomerActs')

/** The first screen. Each block loads and fails alone; what a role has not is not there. */
export function DashboardPage() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const me = useMe()
  const read = useQuery(dashboardQuery())
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const isCustomer = me !== null && roleOf(me) === 'customer'
  const arrivals = useQuery({ ...arrivalsQuery(), enabled: isCustomer })
  const tasks = useQuery({ ...tasksQuery(), enabled: isCustomer })
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={format.weekday(today)}
        asOf={read.isLoading ? 'pending' : read.data?.response.as_of}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          isCustomer && (
            <Suspense fallback={<Skeleton width={220} height="var(--control)" />}>
              <CustomerActs />
            </Suspense>
          )
        }
      />
      {isCustomer && (
        <BelowMustRead skeleton={<RevenueSkeleton />} waits={arrivals.isLoading || tasks.isLoading}>
          <CustomerHome read={read} />
        </BelowMustRead>
      )}
      {me && me.userType !== 3 && <NetworkHome me={me} read={read} />}
      {me && me.userType === 3 && !isCustomer && (
        <Suspense fallback={<RevenueSkeleton />}>
          <OwnHome me={me} read={read} />
        </Suspense>
      )}
    </Page>
  )
}
