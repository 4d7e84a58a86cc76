import { ActionIcon } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnMap } from './create-map.ts'
import styles from './map.module.css'

/** Nearer, farther, and all of them in sight again. */
export function MapButtons({ own, onFit }: { own: OwnMap | null; onFit: () => void }) {
  const { t } = useTranslation('clients')
  return (
    <div className={styles.buttons}>
      <ActionIcon aria-label={t('map.zoomIn')} onClick={() => own?.map.zoomIn()}>
        <IconPlus size={18} />
      </ActionIcon>
      <ActionIcon aria-label={t('map.zoomOut')} onClick={() => own?.map.zoomOut()}>
        <IconMinus size={18} />
      </ActionIcon>
      <ActionIcon aria-label={t('map.fit')} onClick={onFit}>
        <IconFocusCentered size={18} />
      </ActionIcon>
    </div>
  )
}
