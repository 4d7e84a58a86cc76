import { IconWifiOff } from '@tabler/icons-react'
import { Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe, ViewBanner } from '../../accounts/index.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { useOnline } from '../../platform/online.ts'
import { NotFound } from '../NotFound.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { InstallPrompt } from './InstallPrompt.tsx'
import { MenuDrawerGate } from './MenuDrawerGate.tsx'
import { mayOpen } from './navigation.ts'
import { PaletteGate } from './PaletteGate.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useJournalRun } from './useJournalRun.ts'
import { usePhone } from '../../ui/useUpTo.ts'

const Later = lazyExtra(() => import('./Later.tsx'), 'Later')

/** The house around every page: menu, header, and what concerns all of them. */
export function Shell() {
  const { t } = useTranslation('app')
  const me = useMe()
  const online = useOnline()
  // What waits on this device is the viewer's: it is not sent in the name of whom he looks as.
  const quiet = useJournalRun(me?.viewing ? null : me)
  const phone = usePhone()
  // Nothing here depends on the search: each letter looked for in a list would draw the whole house anew.
  const pathname = useLocation({ select: (here) => here.pathname })
  // The address is the next page's already while the last one still stands: what is shown is judged by what is shown.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname }) ?? pathname
  const navigate = useNavigate()
  const main = useRef<HTMLElement>(null)
  const mustChange = me?.must_change_password === true && !pathname.endsWith('/account')

  // On a new page focus and screen reader start at the top as well.
  useEffect(() => {
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  useEffect(() => {
    if (mustChange) void navigate({ to: '/account', replace: true })
  }, [mustChange, navigate])

  if (!me) return null
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      {!phone && <Sidebar me={me} />}
      <div className={styles.right}>
        <Header me={me} quiet={quiet} />
        <Suspense fallback={null}>{me.viewing && <ViewBanner me={me} />}</Suspense>
        {!online && (
          <output className={styles.offline}>
            <IconWifiOff size={16} aria-hidden /> {t('connection.offline')}
          </output>
        )}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {mayOpen(me, shown) ? <Outlet /> : <NotFound />}
        </main>
      </div>
      {phone && <BottomBar me={me} />}
      <MenuDrawerGate me={me} />
      <PaletteGate me={me} />
      <InstallPrompt />
      <Suspense fallback={null}>{quiet && <Later />}</Suspense>
    </div>
  )
}
