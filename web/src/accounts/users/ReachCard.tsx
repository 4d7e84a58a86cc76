import { areaWords } from '@mandato/contract/area-names'
import { permissionWords } from '@mandato/contract/accounts/user-names'
import { IconBan, IconEye, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Card } from '../../ui/layout/Card.tsx'
import type { KeptUser, Reach } from './data.ts'
import styles from './users.module.css'

const icons = { write: IconPencil, read: IconEye, none: IconBan }

/** What somebody may see and do, one sentence for each area, from the contract as it holds now. */
export function ReachCard({ user, keeps }: { user: KeptUser; keeps: boolean }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const shown = user.reach.filter(({ level }) => level !== 'none')
  const hidden = user.reach.filter(({ level }) => level === 'none')
  return (
    <Card
      title={t('users.reach.title')}
      hint={t('users.reach.hint')}
      action={keeps && <Link to="/permissions">{t('users.reach.matrix')}</Link>}
      flush
    >
      {shown.map((one) => (
        <Area key={one.area} user={user} one={one} />
      ))}
      {hidden.length > 0 && (
        <div className={styles.area}>
          <IconBan size={16} aria-hidden />
          <b>{t('users.reach.none')}</b>
          <span>{hidden.map(({ area }) => areaWords[area][language]).join(', ')}</span>
        </div>
      )}
    </Card>
  )
}

function Area({ user, one }: { user: KeptUser; one: Reach }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const Icon = icons[one.level]
  const level = one.level === 'write' ? 'write' : 'read'
  const scope = one.area === 'own' || one.area === 'contents' ? one.area : scopeOf(user)
  return (
    <div className={styles.area}>
      <Icon size={16} aria-hidden />
      <b>{areaWords[one.area][language]}</b>
      <span>
        {t(`users.reach.${level}`, {
          whose: t(`users.scope.${scope}`, {
            agency: user.agency?.name ?? '',
            count: user.agency_clients ?? 0,
            client: user.clients.map(({ name }) => name).join(', '),
            areas: user.areas.join(', '),
          }),
        })}
        {one.lacks.length > 0 && (
          <small className={styles.lacks}>
            {t('users.reach.lacks', {
              what: one.lacks.map((permission) => permissionWords[permission][language]).join(', '),
            })}
          </small>
        )}
      </span>
    </div>
  )
}

function scopeOf({ role, areas }: KeptUser) {
  if (role === 'sales') return areas.length > 0 ? 'areas' : 'all'
  if (role === 'admin') return 'all'
  return role === 'agent' ? 'agency' : role === 'customer' ? 'client' : 'open'
}
