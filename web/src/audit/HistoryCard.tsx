import type { Entity } from '@mandato/contract/audit/entities'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { auditQuery, historyOf } from './data.ts'
import { EntryList } from './EntryList.tsx'

/** The newest entries are told on a page. */
const newest = 8

/** What happened to a thing, on its own page; for administrators, who read the trail. */
export function HistoryCard({ entity, id }: { entity: Entity; id: string }) {
  const { t } = useTranslation('audit')
  const read = useQuery(auditQuery(historyOf(entity, id)))
  const some = read.data?.response ?? []
  return (
    <Card
      title={t('history')}
      flush={some.length > 0}
      action={
        some.length > newest && (
          <Link to="/audit" search={historyOf(entity, id)}>
            {t('historyAll')}
          </Link>
        )
      }
    >
      <Loaded read={read} skeleton={<LinesSkeleton />}>
        {({ response }) =>
          response.length === 0 ? t('historyNone') : <EntryList entries={response.slice(0, newest)} ofOne />
        }
      </Loaded>
    </Card>
  )
}
