import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, type User } from '../../accounts/index.ts'
import { brand } from '../../platform/brand.ts'
import { Mark } from '../../ui/drawings/Mark.tsx'
import { askForMenu } from './asked.ts'
import { Connection } from './Connection.tsx'
import { NavLinks } from './NavLinks.tsx'
import styles from './Sidebar.module.css'

/** The menu of a desk (216 px) and of a portrait tablet (a rail). */
export function Sidebar({ me }: { me: User }) {
  const { t } = useTranslation('nav')
  return (
    <aside className={styles.side}>
      <Link to="/" className={styles.brand} aria-label={brand()}>
        <Mark />
        <span>{brand()}</span>
      </Link>
      {/* A finger on the rail is told no names: the whole menu has them. */}
      <button type="button" className={styles.whole} onClick={askForMenu}>
        <IconMenu2 size={18} stroke={1.6} aria-hidden />
        {t('menu')}
      </button>
      <NavLinks me={me} />
      <SideFoot me={me} />
    </aside>
  )
}

/** For whom one works, and whether the portal can be reached. */
export function SideFoot({ me }: { me: User }) {
  const { t } = useTranslation('app')
  return (
    <div className={styles.foot}>
      <b>{me.client_name ?? me.agency_name ?? me.name}</b>
      <div>
        <span>{me.client_name || me.agency_name ? me.name : t(`roles.${roleOf(me)}`)}</span>
        <Connection />
      </div>
    </div>
  )
}
