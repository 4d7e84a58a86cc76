import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { useAgencyChoices } from '../../registry/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { dayQuery } from '../data.ts'
import { DayList } from '../day/DayList.tsx'
import { GapCard } from '../day/GapCard.tsx'
import { HitRate } from '../day/HitRate.tsx'
import { OrderChoice } from '../day/OrderChoice.tsx'
import { daySearch } from '../search.ts'

/** Whom to see today, all of them; head office chooses the agency. */
export function DayPage() {
  const { t } = useTranslation('day')
  const format = useFormat()
  const me = useMe()
  const staff = me !== null && roleOf(me) !== 'agent'
  const { agency, order = 'place' } = useSearch({ strict: false }) as ReturnType<typeof daySearch>
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const agencies = useAgencyChoices(typed, agency, staff)
  const read = useQuery(dayQuery(agency))
  // Read anew as the address would be: what is not said there does not stand in it.
  const show = (next: Record<string, unknown>) => void navigate({ to: '/day', search: daySearch(next) })
  const stake = read.data?.response.reduce((sum, client) => sum + client.stake, 0) ?? 0
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={
          read.data?.meta.agency
            ? t('summary', { count: read.data.meta.clients, stake: format.euro(stake) })
            : undefined
        }
        asOf={read.isLoading ? 'pending' : read.data?.meta.as_of}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          read.data?.meta.agency && (
            <OrderChoice value={order} onChange={(chosen) => show({ agency, order: chosen })} />
          )
        }
      />
      {staff && (
        <Filters>
          <FilterSearch
            label={t('agency')}
            value={agency === undefined ? undefined : String(agency)}
            groups={[{ options: agencies }]}
            onSearch={setTyped}
            onChange={(key) => show({ agency: key === undefined ? undefined : Number(key), order })}
          />
        </Filters>
      )}
      <Loaded read={read} skeleton={<LinesSkeleton lines={16} />}>
        {({ response, meta }) =>
          meta.agency === null ? (
            <EmptyState title={t('chooseAgency')}>{t('chooseAgencyNext')}</EmptyState>
          ) : (
            <>
              <Card flush>
                <DayList clients={response} order={order} paused={meta.paused} below="h2" />
                <HitRate meta={meta} />
              </Card>
              <GapCard agency={agency} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
