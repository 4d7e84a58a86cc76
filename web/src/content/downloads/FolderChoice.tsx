import { IconChevronDown, IconFolderOpen } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../ui/useUpTo.ts'
import type { Folder } from './data.ts'
import styles from './downloads.module.css'
import { FolderTree } from './FolderTree.tsx'

interface Props {
  folders: readonly Folder[]
  open: number | undefined
  /** What stands below the tree. */
  children: ReactNode
}

/**
 * Which folder is open, and the others. On a phone they would fill the first screen: there they stand behind the name of
 * the open one, and are folded again once another is chosen.
 */
export function FolderChoice({ folders, open, children }: Props) {
  const { t } = useTranslation('downloads')
  const phone = usePhone()
  const [unfoldedAt, setUnfoldedAt] = useState<number | 'all' | null>(null)
  const place = open ?? 'all'
  const unfolded = unfoldedAt === place
  const here = folders.find(({ id }) => id === open)
  const newer = folders.reduce((sum, one) => sum + (one.parent_id === null ? one.newer : 0), 0)
  return (
    <>
      {phone && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfoldedAt(unfolded ? null : place)}
        >
          <IconFolderOpen size={18} stroke={1.6} aria-hidden />
          <span>
            <span className="sr-only">{t('folders')}: </span>
            {here?.name ?? t('all')}
          </span>
          {newer > 0 && (
            <i className={styles.newer}>
              <span className="sr-only">{t('newerIn', { count: newer })}</span>
            </i>
          )}
          <IconChevronDown size={18} aria-hidden />
        </button>
      )}
      {(!phone || unfolded) && (
        <>
          <FolderTree folders={folders} open={open} />
          {children}
        </>
      )}
    </>
  )
}
