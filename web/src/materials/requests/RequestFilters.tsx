import { requestStatuses } from '@mandato/contract/materials/status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListSearch } from '../../platform/list.ts'
import { useAgencyChoices } from '../../registry/index.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import type { requestsList } from '../search.ts'

interface Props {
  list: ListState<ListSearch<(typeof requestsList)['filters']>>
  staff: boolean
}

/** The status of the lines; for head office the agency. */
export function RequestFilters({ list: { search, change }, staff }: Props) {
  const { t } = useTranslation('materials')
  const [typed, setTyped] = useState('')
  const options = useAgencyChoices(typed, search.agency, staff)
  return (
    <>
      <FilterChip
        label={t('status')}
        value={search.status}
        options={requestStatuses.map((key) => ({ key, label: t(`requests.status.${key}`) }))}
        onChange={(status) => change({ status })}
      />
      {staff && (
        <FilterSearch
          label={t('agency')}
          value={search.agency === undefined ? undefined : String(search.agency)}
          groups={[{ options }]}
          onSearch={setTyped}
          onChange={(key) => change({ agency: key === undefined ? undefined : Number(key) })}
        />
      )}
    </>
  )
}
