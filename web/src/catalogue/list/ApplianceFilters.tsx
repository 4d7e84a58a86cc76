import { energyClasses, energyGroups } from '@mandato/contract/catalogue/energy'
import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { ListSearch } from '../../platform/list.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import type { appliancesList } from '../search.ts'

type Search = ListSearch<(typeof appliancesList)['filters']>
interface Props {
  search: Pick<Search, 'group' | 'brand' | 'energy'>
  change: ListState<Search>['change']
  brands: readonly string[]
}

/** What an appliance is, whose, and how much it uses. */
export function ApplianceFilters({ search, change, brands }: Props) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return (
    <>
      <FilterChip
        label={t('group')}
        value={search.group}
        options={energyGroups.map((key) => ({ key, label: energyGroupLegend[key].label[language] }))}
        onChange={(group) => change({ group })}
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
