import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import type { ListSearch } from '../../platform/list.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import type { premiaList } from '../search.ts'
import { useAgencyChoices } from '../useAgencyChoices.ts'

interface Props {
  list: ListState<ListSearch<(typeof premiaList)['filters']>>
  staff: boolean
  meta: Answer<'premia'>['meta'] | undefined
}

/** The year, the tier, who reaches the next one; for head office the agency. */
export function PremiaFilters({ list: { search, change }, staff, meta }: Props) {
  const { t } = useTranslation('registry')
  const [typed, setTyped] = useState('')
  const options = useAgencyChoices(typed, search.agency, staff)
  const { years = [], tiers = [] } = meta ?? {}
  return (
    <>
      <FilterChip
        label={t('premia.year')}
        value={search.year === undefined ? undefined : String(search.year)}
        options={years.map((year) => ({ key: String(year), label: String(year) }))}
        onChange={(year) => change({ year: year === undefined ? undefined : Number(year) })}
      />
      <FilterChip
        label={t('premia.tier')}
        value={search.tier}
        options={tiers.map((tier) => ({ key: tier, label: tier }))}
        onChange={(tier) => change({ tier })}
      />
      <FilterChip
        label={t('premia.next')}
        value={search.reach}
        options={[
          { key: '1', label: t('premia.within') },
          { key: '0', label: t('premia.far') },
        ]}
        onChange={(reach) => change({ reach })}
      />
      {staff && (
        <FilterSearch
          label={t('premia.agency')}
          value={search.agency === undefined ? undefined : String(search.agency)}
          groups={[{ options }]}
          onSearch={setTyped}
          onChange={(key) => change({ agency: key === undefined ? undefined : Number(key) })}
        />
      )}
    </>
  )
}
