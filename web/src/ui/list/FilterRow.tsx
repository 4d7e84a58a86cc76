import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../useUpTo.ts'
import styles from './list.module.css'

interface Props {
  /** The search field; it stays in sight. */
  search?: ReactNode
  /** How many filters are set, the search aside. */
  set: number
  /** A list without filters has its columns beside the search, unfolded. */
  foldable?: boolean
  /** Beside the button of the filters: what a phone does with the whole list. */
  menu?: ReactNode
  /** The filters and the choice of columns. */
  children: ReactNode
}

/**
 * Search and filters of a list. On a phone the filters are behind one button that says how many are set, so that
 * the list begins in the first quarter of the screen (e2e/phone-lists.spec.ts).
 */
export function FilterRow({ search, set, foldable = true, menu, children }: Props) {
  const { t } = useTranslation('ui')
  const phone = usePhone()
  const id = useId()
  const [open, setOpen] = useState(false)
  const folds = phone && foldable
  // Folded they are drawn, too, so that their choices are kept on the device; but no letter of the search waits for them.
  const later = useDeferredValue(children)
  return (
    <div className={styles.filters}>
      {search}
      {folds && (
        <Button
          className={styles.fold}
          leftSection={<IconFilter size={16} />}
          aria-expanded={open}
          aria-controls={id}
          data-on={set > 0 || undefined}
          onClick={() => setOpen(!open)}
        >
          {set > 0 ? t('list.filtersSet', { count: set }) : t('list.filters')}
        </Button>
      )}
      {phone && menu}
      <div id={id} className={styles.chips} data-folds={folds || undefined} hidden={folds && !open}>
        {folds && !open ? later : children}
      </div>
    </div>
  )
}
