import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/layout/Segmented.tsx'

/** Shipments as a board or as a table. */
export function BoardOrList({ value }: { value: 'board' | 'list' }) {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  return (
    <Segmented
      label={t('board.as')}
      value={value}
      options={[
        { key: 'board', label: t('board.board') },
        { key: 'list', label: t('board.list') },
      ]}
      onChange={(next) => void navigate({ to: next === 'board' ? '/shipments' : '/shipments/list' })}
    />
  )
}
