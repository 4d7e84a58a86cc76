import { energyClasses, energyGroups } from '@mandato/contract/catalogue/energy'
import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { ListSearch } from '../../platform/list.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { ClientPrices } from './ClientPrices.tsx'
import type { readyList } from '../search.ts'

type Search = ListSearch<(typeof readyList)['filters']>
interface Props {
  search: Pick<Search, 'category' | 'brand' | 'energy' | 'customer'>
  change: ListState<Search>['change']
  brands: readonly string[]
}

/** Whose prices; what it is, whose, and how much it uses. */
export function ReadyFilters({ search, change, brands }: Props) {
  const { t } = useTranslation('ready')
  const language = useLanguage()
  return (
    <>
      <ClientPrices value={search.customer} onChange={(customer) => change({ customer })} />
      <FilterChip
        label={t('group')}
        value={search.category}
        options={energyGroups.map((key) => ({ key, label: energyGroupLegend[key].label[language] }))}
        onChange={(category) => change({ category })}
      />
      <FilterChip
        label={t('brand')}
        value={search.brand}
        options={brands.map((key) => ({ key, label: key }))}
        onChange={(brand) => change({ brand })}
      />
      <FilterChip
        label={t('energy')}
        value={search.energy}
        options={energyClasses.map((key) => ({ key, label: key }))}
        onChange={(energy) => change({ energy })}
      />
    </>
  )
}
