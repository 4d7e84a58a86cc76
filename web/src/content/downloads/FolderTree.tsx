import { IconFolder, IconFolderOpen } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { Folder } from './data.ts'
import styles from './downloads.module.css'

interface Props {
  folders: readonly Folder[]
  open: number | undefined
}

/** The folders one inside the other, each with how much is in it; a dot where something is newer than what one has. */
export function FolderTree({ folders, open }: Props) {
  const { t } = useTranslation('downloads')
  const outermost = folders.filter(({ parent_id }) => parent_id === null)
  return (
    <nav className={styles.tree} aria-label={t('folders')}>
      <ul>
        <li>
          <Link
            to="/downloads"
            search={{}}
            // Whatever is in the address would make it the open one otherwise.
            activeOptions={{ exact: true }}
            className={styles.folder}
            aria-current={open === undefined ? 'page' : undefined}
          >
            <IconFolder size={18} stroke={1.6} aria-hidden />
            <span>{t('all')}</span>
          </Link>
        </li>
      </ul>
      <Level folders={outermost} all={folders} open={open} />
    </nav>
  )
}

interface LevelProps extends Props {
  all: readonly Folder[]
}
function Level({ folders, all, open }: LevelProps) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  return (
    <ul>
      {folders.map((folder) => {
        const inner = all.filter(({ parent_id }) => parent_id === folder.id)
        const Icon = folder.id === open ? IconFolderOpen : IconFolder
        return (
          <li key={folder.id}>
            <Link
              to="/downloads"
              search={{ folder: folder.id }}
              className={styles.folder}
              aria-current={folder.id === open ? 'page' : undefined}
            >
              <Icon size={18} stroke={1.6} aria-hidden />
              <span>{folder.name}</span>
              {folder.newer > 0 && (
                <i className={styles.newer}>
                  <span className="sr-only">{t('newerIn', { count: folder.newer })}</span>
                </i>
              )}
              <b>{format.int(folder.files)}</b>
            </Link>
            {inner.length > 0 && <Level folders={inner} all={all} open={open} />}
          </li>
        )
      })}
    </ul>
  )
}
