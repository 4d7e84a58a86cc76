import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { viewsOf } from '../../accounts/views/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { countryOptions } from '../../ui/countries.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { agenciesFile, agenciesQuery, type AgencyRow } from '../data.ts'
import { agenciesList } from '../search.ts'

/** Every agency in sight with its counters. */
export function AgenciesPage() {
  const { t } = useTranslation('registry')
  const list = useList(agenciesList)
  const read = useQuery({ ...agenciesQuery(list.asked), placeholderData: keepPreviousData })
  return (
    <ListPage<AgencyRow>
      list={list}
      read={read}
      title={t('agencies')}
      searchLabel={t('searchAgency')}
      filters={
        <FilterChip
          label={t('country')}
          value={list.search.country}
          options={countryOptions(useLanguage())}
          onChange={(country) => list.change({ country })}
        />
      }
      views={viewsOf('agencies', list)}
      files={(kind, watch) => agenciesFile(list.asked, kind, watch)}
      empty={{ title: t('noAgencies'), words: t('noAgenciesNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="business_name"
      linkOf={(row) => ({ to: '/agencies/$id', params: { id: String(row.id) }, search: {} })}
      giveWay={['phone', 'email', 'region', 'active_clients', 'agents', 'country', 'code', 'province']}
      tones={{ code: 'muted', province: 'muted' }}
    />
  )
}
