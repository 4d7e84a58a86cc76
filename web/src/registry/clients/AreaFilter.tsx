import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { provincesQuery } from './data.ts'
import { useChange, useSearch } from './view.ts'

const countries = ['IT', 'FR', 'ES', 'DE', 'AT', 'CH', 'BE', 'GB'] as const

/** Where: a country, a region of Italy or one of its provinces. */
export function AreaFilter() {
  const { t, i18n } = useTranslation('clients')
  const { country, area } = useSearch()
  const change = useChange()
  const read = useQuery({ ...provincesQuery(), staleTime: Infinity })
  const provinces = (read.data?.response ?? []).filter(({ retired }) => !retired)
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const regions = [...new Set(provinces.map(({ region }) => region))].toSorted((a, b) => a.localeCompare(b))
  return (
    <FilterSearch
      label={t('filter.area')}
      value={area ?? country}
      groups={[
        {
          label: t('filter.country'),
          options: countries.map((key) => ({ key, label: names.of(key) ?? key })),
        },
        { label: t('filter.region'), options: regions.map((region) => ({ key: region, label: region })) },
        {
          label: t('filter.province'),
          options: provinces.map(({ code, name }) => ({ key: `IT-${code}`, label: `${name} (${code})` })),
        },
      ]}
      onChange={(chosen) => {
        const known = countries.find((key) => key === chosen)
        change(known ? { country: known, area: undefined } : { country: undefined, area: chosen })
      }}
    />
  )
}
