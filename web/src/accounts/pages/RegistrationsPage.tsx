import {
  registrationStateLegend,
  registrationTypeLegend,
} from '@mandato/contract/accounts/registration-names'
import { registrationStates, registrationTypes } from '@mandato/contract/accounts/registration-states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type RegistrationRow, registrationsFile, registrationsQuery } from '../registration/data.ts'
import { RegistrationBadge } from '../registration/RegistrationBadge.tsx'
import { registrationsList } from '../lists.ts'

/** What nobody confirmed is never seen here. */
const shownStates = registrationStates.filter((state) => state !== 'submitted' && state !== 'lapsed')

/** Requests for an account; who can decide finds those that wait first. */
export function RegistrationsPage() {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const phone = usePhone()
  const list = useList(registrationsList)
  const read = useQuery({ ...registrationsQuery(list.asked), placeholderData: keepPreviousData })
  return (
    <ListPage<RegistrationRow>
      list={list}
      read={read}
      title={t('registrations.title')}
      searchLabel={t('registrations.search')}
      filters={
        <>
          <FilterChip
            label={t('registrations.state')}
            value={list.search.state}
            options={shownStates.map((key) => ({ key, label: registrationStateLegend[key].label[language] }))}
            onChange={(state) => list.change({ state })}
          />
          <FilterChip
            label={t('registrations.type')}
            value={list.search.type}
            options={registrationTypes.map((key) => ({
              key,
              label: registrationTypeLegend[key].label[language],
            }))}
            onChange={(type) => list.change({ type })}
          />
        </>
      }
      files={(kind, watch) => registrationsFile(list.asked, kind, watch)}
      empty={{ title: t('registrations.none'), words: t('registrations.noneNext') }}
      rowKey={({ id }) => String(id)}
      nameKey="name"
      linkOf={({ id }) => ({ to: '/registrations/$id', params: { id: String(id) } })}
      cells={{
        name: (row) => (
          <Named>
            <b>{row.name}</b>
            <small>
              {phone
                ? [registrationStateLegend[row.state].label[language], row.company, row.place]
                    .filter(Boolean)
                    .join(dot)
                : row.email}
            </small>
          </Named>
        ),
        company: (row) => (
          <>
            {row.company} {row.matches > 0 && <Badge tone="warn">{t('registrations.known')}</Badge>}
          </>
        ),
        type: ({ type }) => <Badge tone="neutral">{registrationTypeLegend[type].label[language]}</Badge>,
        state: ({ state }) => <RegistrationBadge state={state} />,
      }}
      giveWay={['place', 'type', 'since', 'company', 'state']}
    />
  )
}
