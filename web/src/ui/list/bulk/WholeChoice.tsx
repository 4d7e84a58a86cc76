import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Bulk } from './useBulk.ts'

interface Props {
  beyond: Bulk<never>['beyond']
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether all rows of the filter are meant and not the ticked ones alone; nothing where the page holds them all. */
export function WholeChoice({ beyond, checked, onChange }: Props) {
  const { t } = useTranslation('ui')
  if (!beyond) return null
  return (
    <Checkbox
      mt="md"
      label={t('bulk.whole', { count: beyond.total })}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
