import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MaterialRow } from '../data.ts'
import styles from '../materials.module.css'
import { Star } from '../Star.tsx'

/** A material of the catalogue among the favourites, and into the request. */
export function RowActs({ row, onAsk }: { row: MaterialRow; onAsk: () => void }) {
  const { t } = useTranslation('materials')
  return (
    <span className={styles.acts}>
      <Star row={row} />
      {!row.archived && (
        <Button
          size="xs"
          leftSection={<IconPlus size={14} />}
          aria-label={t('askFor', { name: row.name })}
          onClick={onAsk}
        >
          {t('ask')}
        </Button>
      )}
    </span>
  )
}
