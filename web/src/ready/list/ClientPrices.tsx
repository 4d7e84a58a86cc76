import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import { clientsQuery } from '../data.ts'

interface Props {
  value: number | undefined
  onChange: (customer: number | undefined) => void
}

/** How many are offered at once. */
const shown = 30

/** Whose prices: a client of those in sight, the public list without one. A customer has its own. */
export function ClientPrices({ value, onChange }: Props) {
  const { t } = useTranslation('ready')
  const me = useMe()
  const chooses = me !== null && roleOf(me) !== 'customer'
  const [typed, setTyped] = useState('')
  const clients = useQuery({ ...clientsQuery(), enabled: chooses })
  if (!chooses) return null
  const wanted = typed.trim().toLowerCase()
  const options = (clients.data?.response ?? [])
    .map(({ id, business_name, code }) => ({
      key: String(id),
      label: [business_name, code].filter(Boolean).join(dot),
    }))
    .filter(({ key, label }) => key === String(value) || label.toLowerCase().includes(wanted))
    .slice(0, shown)
  return (
    <FilterSearch
      label={t('pricesOf')}
      value={value === undefined ? undefined : String(value)}
      groups={[{ options }]}
      onSearch={setTyped}
      onChange={(key) => onChange(key === undefined ? undefined : Number(key))}
    />
  )
}
