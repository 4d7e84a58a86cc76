import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { AgencyView } from '../AgencyView.tsx'
import { agencyQuery } from '../data.ts'

const route = getRouteApi('/in/agencies/$id')

interface Props {
  figures: (agency: number) => ReactNode
  below: (agency: number) => ReactNode
}

/** One agency, opened from the list. `figures` and `below` come from later domains, composed by the router. */
export function AgencyPage({ figures, below }: Props) {
  const { t } = useTranslation('registry')
  const { id } = route.useParams()
  const read = useQuery(agencyQuery(Number(id)))
  const back = (
    <Link to="/agencies">
      <IconChevronLeft size={14} aria-hidden /> {t('agencies')}
    </Link>
  )
  return (
    <Page>
      <Loaded
        read={read}
        header={<PageHeader title={t('agencies')} back={back} />}
        skeleton={
          <Card>
            <LinesSkeleton lines={8} />
          </Card>
        }
      >
        {({ response }) => (
          <AgencyView
            agency={response}
            back={back}
            figures={figures(response.id)}
            below={below(response.id)}
            stale={staleSince(read)}
            onRetry={() => void read.refetch()}
          />
        )}
      </Loaded>
    </Page>
  )
}
