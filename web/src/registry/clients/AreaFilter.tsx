import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { countryOptions, ownCountries } from '../../ui/countries.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { provincesQuery } from './data.ts'
import { useChange, useSearch } from './view.ts'

/** Where: a country, a region of Italy or one of its provinces. */
export function AreaFilter() {
  const { t } = useTranslation('clients')
  const language = useLanguage()
  const { country, area } = useSearch()
  const change = useChange()
  const read = useQuery({ ...provincesQuery(), staleTime: Infinity })
  const provinces = (read.data?.response ?? []).filter(({ retired }) => !retired)
  const regions = [...new Set(provinces.map(({ region }) => region))].toSorted((a, b) => a.localeCompare(b))
  return (
    <FilterSearch
      label={t('filter.area')}
      value={area ?? country}
      groups={[
        {
          label: t('filter.country'),
          options: countryOptions(language),
        },
        { label: t('filter.region'), options: regions.map((region) => ({ key: region, label: region })) },
        {
          label: t('filter.province'),
          options: provinces.map(({ code, name }) => ({ key: `IT-${code}`, label: `${name} (${code})` })),
        },
      ]}
      onChange={(chosen) => {
        const country = ownCountries.find((code) => code === chosen)
        change({ country, area: country ? undefined : chosen })
      }}
    />
  )
}
