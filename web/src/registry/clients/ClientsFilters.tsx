import { useMediaQuery } from '@mantine/hooks'
import { boardStatuses } from '@mandato/contract/sheets/status'
import { useTranslation } from 'react-i18next'
import { SavedViews } from '../../accounts/views/index.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Filters } from '../../ui/layout/Page.tsx'
import { Pills } from '../../ui/layout/Pills.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { useStatusWords } from '../StatusBadge.tsx'
import { AreaFilter } from './AreaFilter.tsx'
import styles from './clients.module.css'
import { OrderFilter } from './OrderFilter.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'
import { clientsSearch } from './search.ts'
import { useChange, useSearch } from './view.ts'

const states = ['active', 'dormant', 'prospect', 'suspended'] as const
const seldom = ['deletion_requested'] as const
const flags = ['to_sign', 'to_renew', 'deletion', 'unplaced'] as const

/** What narrows list, map and file: search and status in sight, the rest behind chips. */
export function ClientsFilters() {
  const { t } = useTranslation('clients')
  const words = useStatusWords()
  const search = useSearch()
  const change = useChange()
  const phone = useMediaQuery('(max-width: 599px)', false)
  const asked = search.status?.split(',') ?? []
  // A status that is seldom looked for stands among the others only while it is.
  const shown = [...states, ...seldom.filter((status) => asked.includes(status))]
  const chosen = shown.filter((status) => asked.includes(status))
  return (
    <Filters>
      <SearchField
        label={t('search')}
        value={search.q ?? ''}
        onChange={(q) => change({ q: q || undefined })}
      />
      <Pills
        label={t('filter.state')}
        options={shown.map((key) => ({ key, label: words.customer(key) }))}
        value={chosen}
        onChange={(next) => change({ status: next.join(',') || undefined })}
      />
      <div className={styles.chips}>
        {phone && search.mode !== 'map' && <OrderFilter />}
        <SavedViews list="clients" search={search} read={clientsSearch} />
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
        <PeopleFilters />
        <AreaFilter />
      </div>
    </Filters>
  )
}
