import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useClientChoices } from '../../registry/index.ts'
import { dot } from '../../ui/dot.ts'

interface Props {
  value: number | undefined
  onChange: (customer: number | undefined) => void
}

/** Whose prices: a client, or the public list. A customer of one shop has no choice; of several one has to be said. */
export function ClientChoice({ value, onChange }: Props) {
  const { t } = useTranslation('prices')
  const { clients, chooses, own } = useClientChoices()
  if (!chooses) return null
  return (
    <Select
      aria-label={t('for')}
      placeholder={t(own ? 'chooseShop' : 'public')}
      searchable
      clearable={!own}
      allowDeselect={!own}
      limit={30}
      nothingFoundMessage={t('noClient')}
      data={clients.map(({ id, business_name, code }) => ({
        value: String(id),
        label: [code, business_name].filter(Boolean).join(dot),
      }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  )
}
