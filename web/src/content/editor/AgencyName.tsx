import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agencyQuery } from '../../registry/index.ts'
import { Badge } from '../../ui/layout/Badge.tsx'

/** An agency of an audience by its name. */
export function AgencyName({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { t } = useTranslation('contents')
  const name = useQuery(agencyQuery(id)).data?.response.business_name ?? '…'
  return (
    <Badge>
      {name}
      <CloseButton size="xs" aria-label={t('audience.without', { name })} onClick={onRemove} />
    </Badge>
  )
}
