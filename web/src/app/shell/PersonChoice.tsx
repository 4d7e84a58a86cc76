import { Menu } from '@mantine/core'
import {
  IconDevices,
  IconDeviceTablet,
  IconHelpCircle,
  IconLogout,
  IconUserCircle,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, signOut, type User } from '../../accounts/index.ts'
import { askForHelp } from '../help/asked.ts'
import { LateMenu, type LateMenuProps } from '../../ui/layout/LateMenu.tsx'
import styles from './Header.module.css'

/** Who one is, the own profile, and the ways out: here, or everywhere. */
export function PersonChoice({ me, ...gate }: Omit<LateMenuProps, 'children'> & { me: User }) {
  const { t } = useTranslation('app')
  const { t: nav } = useTranslation('nav')
  return (
    <LateMenu {...gate} width={240}>
      <div className={styles.who} aria-hidden>
        <b>{me.name}</b>
        <span>{me.client_name ?? me.agency_name ?? t(`roles.${roleOf(me)}`)}</span>
      </div>
      <Menu.Item
        renderRoot={(item) => <Link to="/account" {...item} />}
        leftSection={<IconUserCircle size={18} stroke={1.6} />}
      >
        {nav('screens.account')}
      </Menu.Item>
      <Menu.Item
        renderRoot={(item) => <Link to="/device" {...item} />}
        leftSection={<IconDeviceTablet size={18} stroke={1.6} />}
      >
        {nav('screens.device')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconHelpCircle size={18} stroke={1.6} />}
        rightSection={<kbd aria-hidden>?</kbd>}
        onClick={askForHelp}
      >
        {t('person.help')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} onClick={() => void signOut(false)}>
        {t('person.logout')}
      </Menu.Item>
      <Menu.Item leftSection={<IconDevices size={18} stroke={1.6} />} onClick={() => void signOut(true)}>
        {t('person.logoutAll')}
      </Menu.Item>
    </LateMenu>
  )
}
