import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/layout/Chip.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { clientQuery } from './clients/data.ts'

interface Props {
  label: string
  value: number
  onClear: () => void
}

/** A list that was opened from a client says so, and is widened by one tap. */
export function ClientChip({ label, value, onClear }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const read = useQuery(clientQuery(value))
  return (
    <Chip on aria-pressed title={t('filters.clear', { name: label })} onClick={onClear}>
      {format.pair(label, read.data?.response.business_name ?? '…')} <IconX size={14} aria-hidden />
    </Chip>
  )
}
