import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { clientChoicesQuery } from '../../registry/index.ts'
import { agencyOf, heldQuery } from '../data.ts'
import { HandOverForm } from '../hand-over/HandOverForm.tsx'
import { dot } from '../../ui/dot.ts'

const route = getRouteApi('/in/hand-over')

/** Hands materials over in the shop: to whom, what, one signature. Made for a phone. */
export function HandOverPage() {
  const { t } = useTranslation('shipping')
  const { client } = route.useSearch()
  const navigate = route.useNavigate()
  const clients = useQuery(clientChoicesQuery())
  const names = (clients.data?.response ?? []).map(({ id, business_name, city, code }) => ({
    value: String(id),
    label: [business_name, city, code].filter(Boolean).join(dot),
  }))
  return (
    <Page>
      <PageHeader title={t('handOver.title')} actions={<Link to="/hand-overs">{t('handOver.many')}</Link>} />
      <Select
        size="md"
        maw={560}
        label={t('handOver.client')}
        placeholder={t('handOver.chooseClient')}
        searchable
        clearable
        limit={30}
        data={names}
        value={client === undefined ? null : String(client)}
        onChange={(value) => void navigate({ search: value ? { client: Number(value) } : {}, replace: true })}
      />
      {client !== undefined && (
        <ForClient
          key={client}
          client={client}
          name={names.find(({ value }) => value === String(client))?.label ?? ''}
          listed={clients.data !== undefined}
        />
      )}
    </Page>
  )
}

interface ForClientProps {
  client: number
  /** As the list names it; empty where it does not. */
  name: string
  listed: boolean
}

/** What the client's agency still has to hand over to it. */
function ForClient({ client, name, listed }: ForClientProps) {
  const { t } = useTranslation('shipping')
  const me = useMe()
  // An agent hands over for its own agency: that needs no network to be known.
  const own = me !== null && roleOf(me) === 'agent' ? (me.agency_id ?? undefined) : undefined
  const found = useQuery({ ...agencyOf(client), enabled: own === undefined })
  const agency = own ?? found.data?.response.agency_id
  const held = useQuery({ ...heldQuery(agency ?? 0, '0'), enabled: agency !== undefined })
  if ((listed && name === '') || (found.data && agency === undefined))
    return <EmptyState title={t('handOver.noClient')}>{t('handOver.chooseClient')}</EmptyState>
  if (agency === undefined)
    return (
      <Loaded read={found} skeleton={<ListSkeleton />}>
        {() => null}
      </Loaded>
    )
  return (
    <Loaded read={held} skeleton={<ListSkeleton />}>
      {({ response }) =>
        response.length === 0 ? (
          <EmptyState title={t('handOver.nothing')}>{t('handOver.nothingNext')}</EmptyState>
        ) : (
          <HandOverForm client={client} name={name} held={response} />
        )
      }
    </Loaded>
  )
}
