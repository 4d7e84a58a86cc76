import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/layout/Segmented.tsx'

/** What of logistics is done with: materials out of use, and shipments that have left. */
export function ArchiveTabs({ value }: { value: 'materials' | 'shipments' }) {
  const { t } = useTranslation('materials')
  const navigate = useNavigate()
  return (
    <Segmented
      label={t('archive.what')}
      value={value}
      options={[
        { key: 'materials', label: t('archive.materials') },
        { key: 'shipments', label: t('archive.shipments') },
      ]}
      onChange={(next) => void navigate({ to: next === 'materials' ? '/archive' : '/archive/shipments' })}
    />
  )
}
