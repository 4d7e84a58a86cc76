import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClientChoices } from '../../registry/index.ts'
import { dot } from '../../ui/dot.ts'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'

interface Props {
  value: number | undefined
  onChange: (customer: number | undefined) => void
}

/** How many are offered at once. */
const shown = 30

/** Whose prices: a client of those in sight, the public list without one. A customer of one shop has its own. */
export function ClientPrices({ value, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  const { clients, chooses } = useClientChoices()
  const [typed, setTyped] = useState('')
  if (!chooses) return null
  const wanted = typed.trim().toLowerCase()
  const options = clients
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
