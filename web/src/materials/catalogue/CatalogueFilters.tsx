import { useTranslation } from 'react-i18next'
import type { ListSearch } from '../../platform/list.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { FamilyFilter } from './FamilyFilter.tsx'
import type { materialsList } from '../search.ts'

type Search = ListSearch<(typeof materialsList)['filters']>

interface Props {
  list: ListState<Search>
  staff: boolean
  /** A customer has no favourites and is told no stock. */
  counted: boolean
}

/** Family, favourites, availability; archived ones for head office. */
export function CatalogueFilters({ list: { search, change }, staff, counted }: Props) {
  const { t } = useTranslation('materials')
  return (
    <>
      <FamilyFilter value={search.family} onChange={(family) => change({ family })} />
      {counted && (
        <>
          <FilterChip
            label={t('favourites')}
            value={search.favourite}
            options={[{ key: '1', label: t('onlyFavourites') }]}
            onChange={(favourite) => change({ favourite })}
          />
          <FilterChip
            label={t('availability')}
            value={search.available}
            options={[
              { key: '1', label: t('inStock') },
              { key: '0', label: t('outOfStock') },
            ]}
            onChange={(available) => change({ available })}
          />
        </>
      )}
      {staff && (
        <FilterChip
          label={t('status')}
          value={search.status}
          options={[{ key: 'archived', label: t('archived') }]}
          onChange={(status) => change({ status })}
        />
      )}
    </>
  )
}
