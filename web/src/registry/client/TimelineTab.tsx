import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { timelineQuery } from '../clients/data.ts'
import { TimelineRow } from './TimelineRow.tsx'
import styles from './Timeline.module.css'

const route = getRouteApi('/in/clients/$id')
const perPage = 25

/** What happened with the client, the newest first. */
export function TimelineTab({ client }: { client: number }) {
  const { t } = useTranslation('clients')
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const read = useQuery({ ...timelineQuery(client, page, perPage), placeholderData: keepPreviousData })
  return (
    <Card title={t('timeline.title')} flush>
      <Loaded read={read} skeleton={<LinesSkeleton lines={8} />}>
        {({ response, pagination }) =>
          response.length === 0 ? (
            <EmptyState title={t('timeline.none')}>{t('timeline.noneNext')}</EmptyState>
          ) : (
            <>
              <ol className={styles.events} aria-busy={read.isPlaceholderData}>
                {response.map((entry) => (
                  <TimelineRow key={entry.id} entry={entry} />
                ))}
              </ol>
              <Pagination
                page={page}
                perPage={perPage}
                total={pagination?.total ?? 0}
                onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
