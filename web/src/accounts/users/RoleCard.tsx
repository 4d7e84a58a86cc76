import { Button } from '@mantine/core'
import { permissionWords } from '@mandato/contract/accounts/user-names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { phone } from '../../ui/phone.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { KeptUser } from './data.ts'
import { kindOf } from './kinds.ts'
import { useKindName } from './useKindName.ts'
import { UserPanel } from './UserPanel.tsx'

/** Role and place of an account. */
export function RoleCard({ user }: { user: KeptUser }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const format = useFormat()
  const kindName = useKindName()
  const [editing, setEditing] = useState(false)
  const held = user.permissions.map((one) => permissionWords[one][language]).join(', ')
  return (
    <Card
      title={t('users.place')}
      action={
        user.may.edit && (
          <Button size="xs" onClick={() => setEditing(true)}>
            {t('users.edit')}
          </Button>
        )
      }
    >
      <DataList
        rows={[
          { key: 'kind', label: t('users.form.kind'), value: kindName(kindOf(user)) },
          user.agency && {
            key: 'agency',
            label: t('users.form.agency'),
            value: [user.agency.name, user.agency.code].join(dot),
          },
          user.agency_clients !== null && {
            key: 'counts',
            label: t('users.form.clients'),
            value: t('users.counts', { count: user.agency_clients, own: user.own_clients ?? 0 }),
          },
          user.clients.length > 0 && {
            key: 'clients',
            label: t('users.form.clients'),
            value: user.clients.map(({ code, name }) => `${code} ${name}`).join(', '),
          },
          user.role === 'sales' && {
            key: 'areas',
            label: t('users.form.areas'),
            value: user.areas.join(', ') || t('users.everywhere'),
          },
          user.role === 'sales' && {
            key: 'permissions',
            label: t('users.form.permissions'),
            value: held || t('users.noPermission'),
          },
          { key: 'language', label: t('fields.language'), value: languageNames[user.language] },
          user.phone && {
            key: 'phone',
            label: t('fields.phone'),
            value: <a href={`tel:${user.phone}`}>{phone(user.phone)}</a>,
          },
          user.expires_at && {
            key: 'expires',
            label: t('fields.expires'),
            value: format.date(user.expires_at.slice(0, 10)),
          },
          { key: 'created', label: t('users.created'), value: format.dateTime(user.created_at) },
        ]}
      />
      {editing && <UserPanel user={user} onClose={() => setEditing(false)} onSaved={() => undefined} />}
    </Card>
  )
}
