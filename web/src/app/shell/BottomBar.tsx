import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import { askForMenu } from './asked.ts'
import styles from './BottomBar.module.css'
import { barOf } from './navigation.ts'

/** A phone's menu, under the thumb: the screens used most, and the rest behind "Menu". */
export function BottomBar({ me }: { me: User }) {
  const { t } = useTranslation('nav')
  return (
    <nav className={styles.bar} data-tour="menu" aria-label={t('quick')}>
      {barOf(me).map(({ name, to, icon: Icon }) => (
        <Link
          key={name}
          to={to}
          className={styles.entry}
          activeOptions={{ exact: to === '/', includeSearch: false }}
        >
          <Icon size={22} stroke={1.6} aria-hidden />
          {t(`short.${name}`)}
        </Link>
      ))}
      <button type="button" className={styles.entry} data-tour="person" onClick={askForMenu}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        {t('menu')}
      </button>
    </nav>
  )
}
