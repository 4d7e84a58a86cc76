import { IconMenu2 } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import { decideLanguage } from '../../platform/i18n/language.ts'
import styles from './BottomBar.module.css'
import { screensOf } from './navigation.ts'

/** A phone's menu, under the thumb: the first screens, and the rest behind "Menu". */
export function BottomBar({ me, onMenu }: { me: User; onMenu: () => void }) {
  const { t } = useTranslation('app')
  const { lng = decideLanguage() } = useParams({ strict: false })
  return (
    <nav className={styles.bar} aria-label={t('nav.quick')}>
      {screensOf(me)
        .slice(0, 4)
        .map((screen) => (
          <Link
            key={screen.key}
            to={screen.to}
            params={{ lng }}
            className={styles.entry}
            activeOptions={{ exact: screen.key === 'dashboard', includeSearch: false }}
          >
            <screen.icon size={22} stroke={1.6} aria-hidden />
            {t(`nav.short.${screen.key}`)}
          </Link>
        ))}
      <button type="button" className={styles.entry} onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        {t('nav.menu')}
      </button>
    </nav>
  )
}
