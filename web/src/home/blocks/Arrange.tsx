import { Button } from '@mantine/core'
import type { HomeBlock } from '@mandato/contract/home/choices'
import { IconLayoutList } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import styles from './Arrange.module.css'

const ArrangePanel = lazyExtra(() => import('./ArrangePanel.tsx'), 'ArrangePanel')

/** The way to arrange the first screen, at its foot, where nothing is pushed away by it. */
export function Arrange({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { t } = useTranslation('home')
  const [opened, setOpened] = useState(false)
  return (
    <div className={styles.foot} data-tour="arrange">
      <Button variant="subtle" leftSection={<IconLayoutList size={16} />} onClick={() => setOpened(true)}>
        {t('arrange.open')}
      </Button>
      <Suspense fallback={null}>
        {opened && <ArrangePanel opened blocks={blocks} onClose={() => setOpened(false)} />}
      </Suspense>
    </div>
  )
}
