import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { AgencyView } from '../AgencyView.tsx'
import { myAgencyQuery } from '../data.ts'

interface Props {
  figures: (agency: number) => ReactNode
  below: (agency: number) => ReactNode
}

/** One's own agency; for a customer the card of whom to call. */
export function MyAgencyPage({ figures, below }: Props) {
  const { t } = useTranslation('registry')
  const read = useQuery(myAgencyQuery())
  return (
    <Page>
      <Loaded
        read={read}
        header={<PageHeader title={t('myAgency')} />}
        skeleton={
          <Card>
            <LinesSkeleton lines={8} />
          </Card>
        }
      >
        {({ response }) => (
          <AgencyView
            agency={response}
            mine
            title={t('myAgency')}
            figures={response.counters && figures(response.id)}
            below={response.counters && below(response.id)}
            stale={staleSince(read)}
            onRetry={() => void read.refetch()}
          />
        )}
      </Loaded>
    </Page>
  )
}
