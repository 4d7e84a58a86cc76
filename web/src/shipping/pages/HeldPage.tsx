import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { useAgencyChoices } from '../../registry/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { ownAgencyQuery } from '../data.ts'
import { HandedOverCard } from '../goods/HandedOverCard.tsx'
import styles from '../goods/goods.module.css'
import { HeldCard } from '../held/HeldCard.tsx'

const route = getRouteApi('/in/materials-in-hand')
const shown = ['held', 'all'] as const

/** What an agency has in hand, what it handed over to whom and when, and what it still has to deliver. */
export function HeldPage() {
  const { t } = useTranslation('shipping')
  const { agency: chosen, all } = route.useSearch()
  const navigate = route.useNavigate()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const [typed, setTyped] = useState('')
  const choices = useAgencyChoices(typed, chosen, staff)
  const own = useQuery({ ...ownAgencyQuery(), enabled: me !== null && !staff })
  const agency = staff ? chosen : own.data?.response.id
  return (
    <Page>
      <PageHeader
        title={t('held.title')}
        line={!staff && own.data?.response.business_name}
        actions={<Link to="/hand-over">{t('handOver.title')}</Link>}
      />
      <Filters>
        {staff && (
          <Select
            aria-label={t('held.agency')}
            placeholder={t('held.agency')}
            searchable
            data={choices.map(({ key, label }) => ({ value: key, label }))}
            value={chosen === undefined ? null : String(chosen)}
            onSearchChange={setTyped}
            onChange={(value) =>
              void navigate({ search: { ...(value && { agency: Number(value) }), ...(all && { all }) } })
            }
          />
        )}
        <Segmented
          label={t('held.shown')}
          value={all ? 'all' : 'held'}
          options={shown.map((key) => ({ key, label: t(`held.${key}`) }))}
          onChange={(key) =>
            void navigate({
              search: { ...(chosen !== undefined && { agency: chosen }), ...(key === 'all' && { all: '1' }) },
              replace: true,
            })
          }
        />
      </Filters>
      {staff && agency === undefined && (
        <EmptyState title={t('held.noAgency')}>{t('held.noAgencyNext')}</EmptyState>
      )}
      {agency !== undefined && (
        <div className={styles.cards}>
          <HeldCard key={agency} agency={agency} all={all !== undefined} />
          <HandedOverCard owner={{ agency }} />
        </div>
      )}
    </Page>
  )
}
