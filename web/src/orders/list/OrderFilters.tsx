import { orderStatuses, orderTypes } from '@mandato/contract/orders/names'
import { orderStatusLegend, orderTypeLegend } from '@mandato/contract/orders/status'
import { orderLabels } from '@mandato/contract/orders/tables'
import { useState } from 'react'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { ListSearch } from '../../platform/list.ts'
import { ClientChip, useAgencyChoices } from '../../registry/index.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { Answer } from '../../platform/api.ts'
import type { ordersList } from '../search.ts'

interface Props {
  list: ListState<ListSearch<(typeof ordersList)['filters']>>
  staff: boolean
  counts: Answer<'orders'>['meta']['counts'] | undefined
}

/** Status with how many stand there, type; for head office the agency. */
export function OrderFilters({ list: { search, change }, staff, counts }: Props) {
  const language = useLanguage()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const options = useAgencyChoices(typed, search.agency, staff)
  return (
    <>
      {search.client !== undefined && (
        <ClientChip
          label={orderLabels.client[language]}
          value={search.client}
          onClear={() => change({ client: undefined })}
        />
      )}
      <FilterChip
        label={orderLabels.status[language]}
        value={search.status}
        options={orderStatuses.map((key) => ({
          key,
          label: `${orderStatusLegend[key].label[language]}${counts ? ` (${format.int(counts[key])})` : ''}`,
        }))}
        onChange={(status) => change({ status })}
      />
      <FilterChip
        label={orderLabels.type[language]}
        value={search.type}
        options={orderTypes.map((key) => ({ key, label: orderTypeLegend[key].label[language] }))}
        onChange={(type) => change({ type })}
      />
      {staff && (
        <FilterSearch
          label={orderLabels.agency[language]}
          value={search.agency === undefined ? undefined : String(search.agency)}
          groups={[{ options }]}
          onSearch={setTyped}
          onChange={(key) => change({ agency: key === undefined ? undefined : Number(key) })}
        />
      )}
    </>
  )
}
