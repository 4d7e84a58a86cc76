import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { agencyQuery } from '../data.ts'
import { useAgencyChoices } from '../useAgencyChoices.ts'
import { useChange, useSearch } from './view.ts'

/** Whose clients: of an agency, for those who see more than one, and then of one of its agents. */
export function PeopleFilters() {
  const { t } = useTranslation('clients')
  const me = useMe()
  const { agency, agent } = useSearch()
  const change = useChange()
  const staff = me !== null && roleOf(me) !== 'agent'
  const [typed, setTyped] = useState('')
  const agencies = useAgencyChoices(typed, agency, staff)
  const about = staff ? agency : (me?.agency_id ?? undefined)
  const people = useQuery({ ...agencyQuery(about ?? 0), enabled: about !== undefined })
  return (
    <>
      {staff && (
        <FilterSearch
          label={t('filter.agency')}
          value={agency === undefined ? undefined : String(agency)}
          groups={[{ options: agencies }]}
          onSearch={setTyped}
          onChange={(chosen) => change({ agency: chosen ? Number(chosen) : undefined, agent: undefined })}
        />
      )}
      {about !== undefined && people.data && (
        <FilterSearch
          label={t('filter.agent')}
          value={agent === undefined ? undefined : String(agent)}
          groups={[
            {
              options: people.data.response.people.map(({ id, name }) => ({ key: String(id), label: name })),
            },
          ]}
          onChange={(chosen) => change({ agent: chosen ? Number(chosen) : undefined })}
        />
      )}
    </>
  )
}
