import { Button } from '@mantine/core'
import { roles } from '@mandato/contract/call'
import { roleLegend, userStateLegend } from '@mandato/contract/accounts/user-names'
import { userStates } from '@mandato/contract/accounts/user-states'
import { IconUserPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { usersList } from '../lists.ts'
import { roleOf } from '../person.ts'
import { useMe } from '../useMe.ts'
import { type UserRow, usersFile, usersQuery } from '../users/data.ts'
import { UserBadge } from '../users/UserBadge.tsx'
import { UserPanel } from '../users/UserPanel.tsx'
import { useInvitations } from '../users/useInvitations.ts'

/** Everybody with an account: whom one keeps, or may view as. */
export function UsersPage() {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const phone = usePhone()
  const navigate = useNavigate()
  const me = useMe()
  const keeps = me !== null && roleOf(me) === 'admin'
  const list = useList(usersList)
  const read = useQuery({ ...usersQuery(list.asked), placeholderData: keepPreviousData })
  const bulk = useInvitations(keeps, read.data?.response ?? [], wholeOf(list.asked, read.data?.pagination))
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <ListPage<UserRow>
        list={list}
        read={read}
        title={t('users.title')}
        searchLabel={t('users.search')}
        actions={
          keeps && (
            <Button
              variant="filled"
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => setInviting(true)}
            >
              {t('users.invite')}
            </Button>
          )
        }
        filters={
          <>
            <FilterChip
              label={t('users.role')}
              value={list.search.role}
              options={roles.map((key) => ({ key, label: roleLegend[key].label[language] }))}
              onChange={(role) => list.change({ role })}
            />
            <FilterChip
              label={t('users.state')}
              value={list.search.state}
              options={userStates.map((key) => ({ key, label: userStateLegend[key].label[language] }))}
              onChange={(state) => list.change({ state })}
            />
          </>
        }
        files={(kind, watch) => usersFile(list.asked, kind, watch)}
        empty={{ title: t('users.none'), words: t('users.noneNext') }}
        selection={keeps ? bulk.selection : undefined}
        rowKey={({ id }) => String(id)}
        nameKey="name"
        linkOf={({ id }) => ({ to: '/users/$id', params: { id: String(id) } })}
        cells={{
          name: (row) => (
            <Named>
              <b>{row.name}</b>
              <small>
                {phone
                  ? [roleLegend[row.role].label[language], userStateLegend[row.state].label[language]].join(
                      dot,
                    )
                  : row.email}
              </small>
            </Named>
          ),
          role: ({ role }) => <Badge>{roleLegend[role].label[language]}</Badge>,
          state: ({ state }) => <UserBadge state={state} />,
        }}
        giveWay={['last_login_at', 'role', 'place', 'state']}
      >
        <BulkFoot bulk={bulk} />
      </ListPage>
      {inviting && (
        <UserPanel
          user={null}
          onClose={() => setInviting(false)}
          onSaved={(id) => void navigate({ to: '/users/$id', params: { id: String(id) } })}
        />
      )}
    </>
  )
}
