import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { PickupStrip, PickupWords } from '../PickupStrip.tsx'
import styles from '../ready.module.css'

interface Props {
  pickup: Answer<'readyGoods'>['meta']['pickup']
  place: string
}

/** When what is ordered today can be fetched, and where. */
export function PickupCard({ pickup, place }: Props) {
  const { t } = useTranslation('ready')
  return (
    <Card>
      <div className={styles.pickup}>
        <p>
          <IconBuildingStore size={20} aria-hidden />
          <b>
            <PickupWords from={pickup.from} until={pickup.until} />
          </b>
          <span>{place || t('ifToday')}</span>
        </p>
        <PickupStrip days={pickup.days} />
      </div>
    </Card>
  )
}
