import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MaterialRow } from '../data.ts'
import styles from '../materials.module.css'
import { Star } from '../Star.tsx'
import { usePhone } from '../../ui/useUpTo.ts'

/** A material of the catalogue among the favourites, and into the request. */
export function RowActs({ row, onAsk }: { row: MaterialRow; onAsk: () => void }) {
  const { t } = useTranslation('materials')
  const phone = usePhone()
  const words = t('askFor', { name: row.name })
  return (
    <span className={styles.acts}>
      <Star row={row} />
      {!row.archived && phone && (
        <ActionIcon variant="default" size="lg" aria-label={words} onClick={onAsk}>
          <IconPlus size={18} />
        </ActionIcon>
      )}
      {!row.archived && !phone && (
        <Button size="xs" leftSection={<IconPlus size={14} />} aria-label={words} onClick={onAsk}>
          {t('ask')}
        </Button>
      )}
    </span>
  )
}
