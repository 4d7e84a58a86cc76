import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { noticeChoicesQuery } from '../notices/data.ts'
import { KindsCard } from '../notices/KindsCard.tsx'
import { MailCard } from '../notices/MailCard.tsx'

/** What one is told of, and how; each choice holds at once. */
export function NoticeChoicesPage() {
  const { t } = useTranslation('choices')
  const { t: accounts } = useTranslation('accounts')
  const read = useQuery(noticeChoicesQuery())
  return (
    <Page>
      <PageHeader
        title={t('title')}
        back={<BackLink to="/account">{accounts('profile.title')}</BackLink>}
        line={t('words')}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      <Loaded read={read} skeleton={<LinesSkeleton lines={10} />}>
        {({ response }) => (
          <>
            <MailCard choices={response} />
            {response.groups.map((group) => (
              <KindsCard key={group.key} group={group} />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  )
}
