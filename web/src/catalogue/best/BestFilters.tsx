import { countryName } from '@mandato/contract/fields/country-names'
import { categories } from '@mandato/contract/sales/categories'
import { categoryKeys } from '@mandato/contract/sales/category-keys'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { BestMeta } from '../data.ts'
import type { BestSearch } from '../search.ts'
import styles from './best.module.css'

interface Props {
  search: BestSearch
  meta: BestMeta | undefined
  onChange: (next: Partial<BestSearch>) => void
}

/** What is ranked: a category, a year, a region or country. */
export function BestFilters({ search, meta, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  return (
    <div className={styles.filters}>
      <FilterChip
        label={t('best.category')}
        value={search.category}
        options={categoryKeys.map((key) => ({ key, label: categories[key].label[language] }))}
        onChange={(category) => onChange({ category })}
      />
      <FilterChip
        label={t('best.year')}
        value={search.year === undefined ? undefined : String(search.year)}
        options={(meta?.years ?? []).map((year) => ({ key: String(year), label: String(year) }))}
        onChange={(year) => onChange({ year: year === undefined ? undefined : Number(year) })}
      />
      <FilterSearch
        label={t('best.area')}
        value={search.area}
        groups={[
          {
            label: t('best.countries'),
            options: (meta?.countries ?? []).map((key) => ({ key, label: countryName(key, language) })),
          },
          {
            label: t('best.regions'),
            options: (meta?.regions ?? []).map((key) => ({ key, label: key })),
          },
        ]}
        onChange={(area) => onChange({ area })}
      />
    </div>
  )
}
