import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { roleOf } from '../person.ts'
import { schedulesQuery } from '../schedules/data.ts'
import { EndedCard } from '../schedules/EndedCard.tsx'
import { NewSchedule } from '../schedules/NewSchedule.tsx'
import { ScheduleRow } from '../schedules/ScheduleRow.tsx'
import type { SchedulesSearch } from '../schedules/search.ts'
import { useMe } from '../useMe.ts'

/** One's own views that come by mail as files. */
export function SchedulesPage() {
  const { t } = useTranslation('schedules')
  const { t: accounts } = useTranslation('accounts')
  const me = useMe()
  const search: SchedulesSearch = useSearch({ strict: false })
  const read = useQuery(schedulesQuery())
  if (!me) return null
  return (
    <Page>
      <PageHeader
        title={t('title')}
        back={<BackLink to="/account">{accounts('profile.title')}</BackLink>}
        line={t('words')}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      {roleOf(me) === 'admin' && <EndedCard />}
      <Card title={t('own')} flush>
        <Loaded read={read} skeleton={<LinesSkeleton lines={4} />}>
          {({ response }) =>
            response.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneNext')}</EmptyState>
            ) : (
              <LineList>
                {response.map((one) => (
                  <ScheduleRow key={one.id} one={one} />
                ))}
              </LineList>
            )
          }
        </Loaded>
      </Card>
      <NewSchedule me={me} from={search} />
    </Page>
  )
}
