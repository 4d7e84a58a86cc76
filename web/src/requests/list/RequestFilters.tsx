import { requestKinds } from '@mandato/contract/requests/names'
import { requestKindLegend } from '@mandato/contract/requests/status'
import { requestLabels } from '@mandato/contract/requests/tables'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { ListSearch } from '../../platform/list.ts'
import { ClientChip, useAgencyChoices } from '../../registry/index.ts'
import { Chip } from '../../ui/layout/Chip.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { requestsList } from '../search.ts'

interface Props {
  list: ListState<ListSearch<(typeof requestsList)['filters']>>
  staff: boolean
  counts: Answer<'requests'>['meta']['counts'] | undefined
}

/** How a request stands, whose it is, each with how many there are; its kind; for head office the agency. */
export function RequestFilters({ list: { search, change }, staff, counts }: Props) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const options = useAgencyChoices(typed, search.agency, staff)
  return (
    <>
      {search.client !== undefined && (
        <ClientChip
          label={requestLabels.client[language]}
          value={search.client}
          onClear={() => change({ client: undefined })}
        />
      )}
      {(['open', 'answered', 'closed'] as const).map((key) => (
        <Chip
          key={key}
          on={search.status === key}
          aria-pressed={search.status === key}
          onClick={() => change({ status: search.status === key ? undefined : key })}
        >
          {t(`chips.${key}`)} {counts && <small>{format.int(counts[key])}</small>}
        </Chip>
      ))}
      <Chip
        on={search.mine === 'true'}
        aria-pressed={search.mine === 'true'}
        onClick={() => change({ mine: search.mine ? undefined : 'true', nobody: undefined })}
      >
        {t('chips.mine')} {counts && <small>{format.int(counts.mine)}</small>}
      </Chip>
      {staff && (
        <Chip
          on={search.nobody === 'true'}
          aria-pressed={search.nobody === 'true'}
          onClick={() => change({ nobody: search.nobody ? undefined : 'true', mine: undefined })}
        >
          {t('chips.nobody')} {counts && <small>{format.int(counts.nobody)}</small>}
        </Chip>
      )}
      <FilterChip
        label={requestLabels.kind[language]}
        value={search.type}
        options={requestKinds.map((key) => ({ key, label: requestKindLegend[key].label[language] }))}
        onChange={(type) => change({ type })}
      />
      {staff && (
        <FilterSearch
          label={requestLabels.agency[language]}
          value={search.agency === undefined ? undefined : String(search.agency)}
          groups={[{ options }]}
          onSearch={setTyped}
          onChange={(key) => change({ agency: key === undefined ? undefined : Number(key) })}
        />
      )}
    </>
  )
}
