import { boardStatuses } from '@mandato/contract/sheets/status'
import { useTranslation } from 'react-i18next'
import type { TableHeader } from '../../platform/table-header.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Pills } from '../../ui/layout/Pills.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { FilterRow } from '../../ui/list/FilterRow.tsx'
import type { Views } from '../../ui/list/ListMenu.tsx'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { hiddenFromAddress, hiddenToAddress } from '../../ui/table/hidden.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { useStatusWords } from '../StatusBadge.tsx'
import { AreaFilter } from './AreaFilter.tsx'
import { OrderFilter } from './OrderFilter.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { filtersSet } from './asked.ts'
import { hiddenAtFirst } from './search.ts'
import { useChange, useSearch } from './view.ts'

const states = ['active', 'dormant', 'prospect', 'suspended'] as const
const seldom = ['deletion_requested'] as const
const flags = ['to_sign', 'to_renew', 'deletion', 'unplaced'] as const

interface Props {
  views: Views
  /** The columns to choose from, once the list is here and where it is shown alone. */
  headers: readonly TableHeader[] | undefined
}

/** What narrows list, map and file: search and status in sight, the rest behind chips, and the columns of the list. */
export function ClientsFilters({ views, headers }: Props) {
  const { t } = useTranslation('clients')
  const words = useStatusWords()
  const search = useSearch()
  const change = useChange()
  const phone = usePhone()
  const asked = search.status?.split(',') ?? []
  // A status that is seldom looked for stands among the others only while it is.
  const shown = [...states, ...seldom.filter((status) => asked.includes(status))]
  const chosen = shown.filter((status) => asked.includes(status))
  return (
    <FilterRow
      set={filtersSet(search)}
      search={
        <SearchField
          label={t('search')}
          value={search.q ?? ''}
          onChange={(q) => change({ q: q || undefined })}
        />
      }
    >
      {phone && search.mode !== 'map' && <OrderFilter />}
      <Pills
        label={t('filter.state')}
        options={shown.map((key) => ({ key, label: words.customer(key) }))}
        value={chosen}
        onChange={(next) => change({ status: next.join(',') || undefined })}
      />
      {!phone && views.chip}
      <FilterChip
        label={t('filter.sheet')}
        value={search.sheet}
        options={boardStatuses.map((key) => ({ key, label: words.sheet(key) }))}
        onChange={(sheet) => change({ sheet })}
      />
      <FilterChip
        label={t('filter.more')}
        value={search.filters}
        options={flags.map((key) => ({ key, label: t(`filter.${key}`) }))}
        onChange={(filters) => change({ filters })}
      />
      <FilterChip
        label={t('filter.purchases')}
        value={search.falling}
        options={[{ key: '1', label: t('filter.falling') }]}
        onChange={(falling) => change({ falling: falling === '1' ? '1' : undefined })}
      />
      <FilterChip
        label={t('filter.payments')}
        value={search.late}
        options={[{ key: '1', label: t('filter.overdue') }]}
        onChange={(late) => change({ late: late === '1' ? '1' : undefined })}
      />
      <PeopleFilters />
      <AreaFilter />
      {headers && !phone && (
        <ColumnChoice
          headers={headers}
          hidden={hiddenFromAddress(search.hide, hiddenAtFirst)}
          onHidden={(keys) => change({ hide: hiddenToAddress(keys, hiddenAtFirst), page: search.page })}
        />
      )}
    </FilterRow>
  )
}
