import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import type { ListSearch } from '../../platform/list.ts'
import { useAgencyChoices } from '../../registry/index.ts'
import { Chip } from '../../ui/layout/Chip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { requestsList } from '../search.ts'

interface Props {
  list: ListState<ListSearch<(typeof requestsList)['filters']>>
  staff: boolean
  /** Of the lines that wait, how far the stock covers them; where another tab is open, null. */
  cover: Answer<'agencyRequests'>['meta']['cover'] | null
}

/** How far the stock covers what waits; for head office the agency. */
export function RequestFilters({ list: { search, change }, staff, cover }: Props) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const options = useAgencyChoices(typed, search.agency, staff)
  return (
    <>
      {cover &&
        (['whole', 'part', 'none'] as const).map((key) => (
          <Chip
            key={key}
            on={search.cover === key}
            aria-pressed={search.cover === key}
            onClick={() => change({ cover: search.cover === key ? undefined : key })}
          >
            {t(`requests.cover.${key}`)} {format.int(cover[key])}
          </Chip>
        ))}
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
