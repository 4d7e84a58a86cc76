import { Menu } from '@mantine/core'
import { IconDevices, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { initialsOf, roleOf, signOut, type User } from '../../accounts/index.ts'
import styles from './Header.module.css'

/** Who one is, the own profile, and the ways out: here, or everywhere. */
export function PersonMenu({ me }: { me: User }) {
  const { t } = useTranslation('app')
  const { t: nav } = useTranslation('nav')
  return (
    <Menu width={240} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={styles.control} aria-label={t('person.menu', { name: me.name })}>
          <span className={styles.face} aria-hidden>
            {initialsOf(me.name)}
          </span>
          <span className={styles.name}>{me.name}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} onClick={() => void signOut(false)}>
          {t('person.logout')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDevices size={18} stroke={1.6} />} onClick={() => void signOut(true)}>
          {t('person.logoutAll')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
