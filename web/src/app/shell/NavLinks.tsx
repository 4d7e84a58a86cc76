import { Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import { decideLanguage } from '../../platform/i18n/language.ts'
import styles from './NavLinks.module.css'
import { groups, type Screen, screensOf } from './navigation.ts'

interface Props {
  me: User
  /** Inside the drawer of a phone: whole words, and it closes when left. */
  drawer?: boolean
  onLeave?: () => void
}

/** The entries of the menu, by groups. On the rail only their icons are seen, the words come as a hint. */
export function NavLinks({ me, drawer, onLeave }: Props) {
  const { t } = useTranslation('app')
  const screens = screensOf(me)
  const rail = useMediaQuery('(max-width: 1099px)') && !drawer
  return (
    <nav className={rail ? styles.rail : styles.nav} aria-label={t('nav.label')}>
      <Entries screens={screens.filter((screen) => !screen.group)} rail={rail} onLeave={onLeave} />
      {groups.map((group) => {
        const entries = screens.filter((screen) => screen.group === group)
        if (entries.length === 0) return null
        return (
          <div key={group}>
            <p className={styles.group} id={`nav-${group}`}>
              {t(`nav.groups.${group}`)}
            </p>
            <Entries screens={entries} rail={rail} onLeave={onLeave} group={group} />
          </div>
        )
      })}
    </nav>
  )
}

interface EntriesProps {
  screens: readonly Screen[]
  rail: boolean
  group?: string
  onLeave?: () => void
}

function Entries({ screens, rail, group, onLeave }: EntriesProps) {
  const { t } = useTranslation('app')
  const { lng = decideLanguage() } = useParams({ strict: false })
  return (
    <ul className={styles.entries} aria-labelledby={group && `nav-${group}`}>
      {screens.map((screen) => (
        <li key={screen.key}>
          <Tooltip label={t(`nav.${screen.key}`)} position="right" disabled={!rail}>
            <Link
              to={screen.to}
              params={{ lng }}
              className={styles.entry}
              // The dashboard is the beginning of every address, so only it must match whole.
              activeOptions={{ exact: screen.key === 'dashboard', includeSearch: false }}
              aria-label={rail ? t(`nav.${screen.key}`) : undefined}
              onClick={onLeave}
            >
              <screen.icon size={18} stroke={1.6} aria-hidden />
              <span>{t(`nav.${screen.key}`)}</span>
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
