import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { clientsQuery } from '../data.ts'

interface Props {
  value: number | undefined
  onChange: (customer: number | undefined) => void
}

/** Whose prices: a client, or the public list. A customer has no choice: it is the one. */
export function ClientChoice({ value, onChange }: Props) {
  const { t } = useTranslation('prices')
  const me = useMe()
  const chooses = me !== null && roleOf(me) !== 'customer'
  const clients = useQuery({ ...clientsQuery(), enabled: chooses })
  if (!chooses) return null
  return (
    <Select
      aria-label={t('for')}
      placeholder={t('public')}
      searchable
      clearable
      limit={30}
      nothingFoundMessage={t('noClient')}
      data={(clients.data?.response ?? []).map(({ id, business_name, code }) => ({
        value: String(id),
        label: [code, business_name].filter(Boolean).join(dot),
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
