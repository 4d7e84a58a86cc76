import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import styles from './NavLinks.module.css'
import { groups, type Entry, screensOf } from './navigation.ts'
import { useFolded } from './useFolded.ts'
import { useWaiting } from './useWaiting.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { useUpTo } from '../../ui/useUpTo.ts'

/** On tablets alone. */
const RailHint = lazyExtra(() => import('./RailHint.tsx'), 'RailHint')

interface Props {
  me: User
  /** Inside the drawer of a phone: whole words, and it closes when left. */
  drawer?: boolean
  onLeave?: () => void
}

/** The entries of the menu, by groups. On the rail only their icons are seen, the words come as a hint. */
export function NavLinks({ me, drawer, onLeave }: Props) {
  const { t } = useTranslation('nav')
  const screens = screensOf(me)
  const waiting = useWaiting(me)
  const rail = useUpTo('laptop') && !drawer
  const { folded, fold } = useFolded()
  const [pointed, setPointed] = useState<HTMLElement | null>(null)
  const unpoint = useCallback(() => setPointed(null), [])
  return (
    <nav className={rail ? styles.rail : styles.nav} data-tour="menu" aria-label={t('label')}>
      <Entries
        screens={screens.filter((screen) => !screen.group)}
        waiting={waiting}
        rail={rail}
        onLeave={onLeave}
        onPoint={setPointed}
      />
      {groups.map((group) => {
        const entries = screens.filter((screen) => screen.group === group)
        if (entries.length === 0) return null
        const shut = !rail && folded.includes(group)
        return (
          <div key={group}>
            {rail ? (
              <p className={styles.group} id={`nav-${group}`}>
                {t(`groups.${group}`)}
              </p>
            ) : (
              <button
                type="button"
                className={styles.group}
                id={`nav-${group}`}
                aria-expanded={!shut}
                onClick={() => fold(group)}
              >
                {t(`groups.${group}`)}
                <IconChevronDown size={12} aria-hidden />
              </button>
            )}
            {!shut && (
              <Entries
                screens={entries}
                waiting={waiting}
                rail={rail}
                onLeave={onLeave}
                onPoint={setPointed}
                group={group}
              />
            )}
          </div>
        )
      })}
      <Suspense fallback={null}>{rail && pointed && <RailHint entry={pointed} onClose={unpoint} />}</Suspense>
    </nav>
  )
}

interface EntriesProps {
  screens: readonly Entry[]
  /** How much waits behind each entry. */
  waiting: Readonly<Record<string, number>>
  rail: boolean
  group?: string
  onLeave?: () => void
  /** The entry under the pointer or with the focus, or none. */
  onPoint: (entry: HTMLElement | null) => void
}

function Entries({ screens, waiting, rail, group, onLeave, onPoint }: EntriesProps) {
  const { t } = useTranslation('nav')
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The dashboard is the beginning of every address, the shipments are that of their register: not the open screen.
  const isBeginning = (to: Entry['to']) =>
    to === '/' || screens.some(({ to: deeper }) => deeper?.startsWith(`${to}/`) && path.startsWith(deeper))
  return (
    <ul className={styles.entries} aria-labelledby={group && `nav-${group}`}>
      {screens.map(({ name, to = '/', icon: Icon }) => (
        <li key={name}>
          <Link
            to={to}
            className={styles.entry}
            activeOptions={{ exact: isBeginning(to), includeSearch: false }}
            aria-description={waiting[to] ? t('waiting', { count: waiting[to] }) : undefined}
            aria-label={rail ? t(`screens.${name}`) : undefined}
            onClick={onLeave}
            onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(event.currentTarget)}
            onPointerLeave={() => onPoint(null)}
            onFocus={(event) => onPoint(event.currentTarget)}
            onBlur={() => onPoint(null)}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            <span>{t(`screens.${name}`)}</span>
            {waiting[to] !== undefined && (
              <b className={styles.count} aria-hidden>
                {waiting[to]}
              </b>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
