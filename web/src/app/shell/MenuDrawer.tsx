import { Drawer } from '@mantine/core'
import { IconDevices, IconHelpCircle, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageLinks, signOut, type User } from '../../accounts/index.ts'
import { brand } from '../../platform/brand.ts'
import { askForHelp } from '../help/asked.ts'
import styles from './MenuDrawer.module.css'
import { NavLinks } from './NavLinks.tsx'
import { usePhone } from '../../ui/useUpTo.ts'
import { SideFoot } from './Sidebar.tsx'

interface Props {
  me: User
  opened: boolean
  onClose: () => void
}

/** The whole menu of a phone and a tablet: screens, profile, languages, the ways out. */
export function MenuDrawer({ me, opened, onClose }: Props) {
  const { t } = useTranslation('app')
  const { t: nav } = useTranslation('nav')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      // From where it was opened: the bar of a phone ends with its button, the rail of a tablet begins with it.
      position={usePhone() ? 'right' : 'left'}
      title={brand()}
      classNames={{
        content: styles.panel,
        header: styles.head,
        title: styles.title,
        body: styles.body,
        close: styles.close,
      }}
      closeButtonProps={{ 'aria-label': nav('closeMenu') }}
    >
      <Filled>
        <NavLinks me={me} drawer onLeave={onClose} />
        <div className={styles.person}>
          <Link to="/account" className={styles.act} onClick={onClose}>
            <IconUserCircle size={18} stroke={1.6} aria-hidden /> {nav('screens.account')}
          </Link>
          <button
            type="button"
            className={styles.act}
            onClick={() => {
              onClose()
              askForHelp()
            }}
          >
            <IconHelpCircle size={18} stroke={1.6} aria-hidden /> {t('person.help')}
          </button>
          <button type="button" className={styles.act} onClick={() => void signOut(false)}>
            <IconLogout size={18} stroke={1.6} aria-hidden /> {t('person.logout')}
          </button>
          <button type="button" className={styles.act} onClick={() => void signOut(true)}>
            <IconDevices size={18} stroke={1.6} aria-hidden /> {t('person.logoutAll')}
          </button>
        </div>
        <div className={styles.languages}>
          <LanguageLinks />
        </div>
        <SideFoot me={me} />
      </Filled>
    </Drawer>
  )
}

/** The drawer answers the finger; its forty links are drawn right after it. */
const Filled = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children
