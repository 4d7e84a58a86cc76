import { useTranslation } from 'react-i18next'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import type { DayOrder } from './places.ts'

/** By town, by what is at stake, or as a round on the map. */
export function OrderChoice({ value, onChange }: { value: DayOrder; onChange: (order: DayOrder) => void }) {
  const { t } = useTranslation('day')
  return (
    <Segmented
      label={t('order')}
      value={value}
      onChange={onChange}
      options={[
        { key: 'place', label: t('byPlace') },
        { key: 'amount', label: t('byAmount') },
        { key: 'round', label: t('byRound') },
      ]}
    />
  )
}
