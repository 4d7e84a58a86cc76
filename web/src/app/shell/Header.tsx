import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import { brand } from '../../platform/brand.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { Mark } from '../../ui/drawings/Mark.tsx'
import { askForSearch } from './asked.ts'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { searchWordsOf } from './navigation.ts'
import { NoticeBell } from './NoticeBell.tsx'
import { PersonMenu } from './PersonMenu.tsx'

const DeviceBadge = lazyExtra(() => import('./Later.tsx'), 'DeviceBadge')

const isMac = /mac/i.test(navigator.userAgent)

interface Props {
  me: User
  /** What comes after the first picture may come. */
  quiet: boolean
}

/** 48 px: the search, the language, the notices, the person. On a phone it is the walnut bar with the name of the house. */
export function Header({ me, quiet }: Props) {
  const { t } = useTranslation('app')
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand}>
        <Mark />
        {brand()}
      </Link>
      <button
        type="button"
        className={styles.search}
        data-tour="search"
        onClick={askForSearch}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={16} aria-hidden />
        <span>{t(searchWordsOf(me).open)}</span>
        <kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <div className={styles.right}>
        <LanguageMenu />
        <Suspense fallback={null}>{quiet && <DeviceBadge />}</Suspense>
        <NoticeBell me={me} />
        <PersonMenu me={me} />
      </div>
    </header>
  )
}
