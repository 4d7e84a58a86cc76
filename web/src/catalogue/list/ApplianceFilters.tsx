import { energyClasses, energyGroups } from '@mandato/contract/catalogue/energy'
import { energyGroupLegend } from '@mandato/contract/catalogue/energy-words'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { ListSearch } from '../../platform/list.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import type { appliancesList } from '../search.ts'

type Search = ListSearch<(typeof appliancesList)['filters']>
type Chosen = Pick<Search, 'group' | 'brand' | 'energy'>
interface Props {
  chosen: Chosen
  change: (next: { readonly [K in keyof Chosen]?: Chosen[K] | undefined }) => void
  brands: readonly string[]
}

/** What an appliance is, whose, and how much it uses. */
export function ApplianceFilters({ chosen, change, brands }: Props) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return (
    <>
      <FilterChip
        label={t('group')}
        value={chosen.group}
        options={energyGroups.map((key) => ({ key, label: energyGroupLegend[key].label[language] }))}
        onChange={(group) => change({ group })}
      />
      <FilterChip
        label={t('brand')}
        value={chosen.brand}
        options={brands.map((key) => ({ key, label: key }))}
        onChange={(brand) => change({ brand })}
      />
      <FilterChip
        label={t('energy')}
        value={chosen.energy}
        options={energyClasses.map((key) => ({ key, label: key }))}
        onChange={(energy) => change({ energy })}
      />
    </>
  )
}
