import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { ClientHeader } from '../client/ClientHeader.tsx'
import { lastView } from '../clients/last-view.ts'
import { StandingNotice } from '../client/StandingNotice.tsx'
import { type Client, clientQuery } from '../clients/data.ts'

/** A tab of the client's page; its content is drawn only while it is open. */
export interface ClientTab {
  readonly key: string
  readonly label: string
  readonly count?: number | undefined
  readonly content: ReactNode
}

const route = getRouteApi('/in/clients/$id')

interface Props {
  tabs: (client: Client) => readonly ClientTab[]
  /** What one begins with a client, from later domains. */
  starts: (client: Client) => ReactNode
}

/** One client. What its tabs are is composed by the router, from this domain and later ones. */
export function ClientPage({ tabs, starts }: Props) {
  const { t } = useTranslation('clients')
  const { id } = route.useParams()
  const read = useQuery(clientQuery(Number(id)))
  const back = (
    <BackLink to="/clients" search={lastView()}>
      {t('title')}
    </BackLink>
  )
  if (read.error?.status === 404 || !/^\d{1,10}$/.test(id)) return <NotThere />
  return (
    <Page>
      <Loaded read={read} header={<PageHeader title={t('title')} back={back} />} skeleton={<Skeleton />}>
        {({ response: client }) => (
          <>
            <ClientHeader
              client={client}
              starts={starts(client)}
              back={back}
              stale={staleSince(read)}
              onRetry={() => void read.refetch()}
            />
            <StandingNotice client={client} />
            <Tabbed tabs={tabs(client)} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Tabbed({ tabs }: { tabs: readonly ClientTab[] }) {
  const { t } = useTranslation('clients')
  const { tab } = route.useSearch()
  // A link from somebody who sees more still opens, at the first tab.
  const current = tabs.find(({ key }) => key === tab) ?? tabs[0]
  if (!current) return null
  return (
    <>
      <Tabs label={t('tabs.label')} tabs={tabs} current={current.key} />
      <Suspense key={current.key} fallback={<Skeleton />}>
        {current.content}
      </Suspense>
    </>
  )
}

const Skeleton = () => (
  <Card>
    <LinesSkeleton lines={8} />
  </Card>
)

/** Out of scope or not existing: both look the same. */
function NotThere() {
  const { t } = useTranslation('clients')
  return (
    <Page>
      <PageHeader title={t('missing.title')} />
      <EmptyState
        drawing="door"
        title={t('missing.words')}
        action={<Link to="/clients">{t('missing.back')}</Link>}
      />
    </Page>
  )
}
