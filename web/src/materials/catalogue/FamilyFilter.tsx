import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { familiesQuery } from '../data.ts'

interface Props {
  value: number | undefined
  onChange: (family: number | undefined) => void
}

/** The family of materials a list is narrowed to. */
export function FamilyFilter({ value, onChange }: Props) {
  const { t } = useTranslation('materials')
  const families = useQuery(familiesQuery())
  const options = (families.data?.response ?? []).map(({ id, name }) => ({ key: String(id), label: name }))
  return (
    <FilterSearch
      label={t('family')}
      value={value === undefined ? undefined : String(value)}
      groups={[{ options }]}
      onChange={(key) => onChange(key === undefined ? undefined : Number(key))}
    />
  )
}
