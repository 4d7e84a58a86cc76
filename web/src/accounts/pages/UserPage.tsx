import { roleLegend } from '@mandato/contract/accounts/user-names'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { HistoryCard } from '../../audit/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Row } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { roleOf } from '../person.ts'
import { useMe } from '../useMe.ts'
import { userQuery } from '../users/data.ts'
import { ReachCard } from '../users/ReachCard.tsx'
import { RoleCard } from '../users/RoleCard.tsx'
import { UserActs } from '../users/UserActs.tsx'
import { UserBadge } from '../users/UserBadge.tsx'
import { UserSessions } from '../users/UserSessions.tsx'
import { ViewAsButton } from '../view-as/ViewAsButton.tsx'
import styles from '../users/users.module.css'

const route = getRouteApi('/in/users/$id')

/** One account: who, where, what it may see, and where it is signed in. */
export function UserPage() {
  const { t } = useTranslation('people')
  const { id } = route.useParams()
  const language = useLanguage()
  const format = useFormat()
  const me = useMe()
  const keeps = me !== null && roleOf(me) === 'admin'
  const read = useQuery(userQuery(Number(id)))
  return (
    <RecordPage read={read} title={t('users.one')} back={<BackLink to="/users">{t('users.title')}</BackLink>}>
      {({ response: user }, frame) => (
        <>
          <PageHeader
            title={user.name}
            marks={
              <>
                <UserBadge state={user.state} />
                <Badge>{roleLegend[user.role].label[language]}</Badge>
              </>
            }
            line={[
              user.email,
              user.last_login_at
                ? t('users.lastSeen', { moment: format.dateTime(user.last_login_at) })
                : t('users.neverSeen'),
            ].join(dot)}
            {...frame}
            actions={
              <>
                {user.may.view_as && <ViewAsButton user={user} />}
                {keeps && <UserActs user={user} />}
              </>
            }
          />
          {user.locked_until && (
            <Notice tone="warn">{t('users.locked', { moment: format.dateTime(user.locked_until) })}</Notice>
          )}
          <Row columns="minmax(0, 2fr) minmax(0, 3fr)">
            <div className={styles.stack}>
              <RoleCard user={user} />
              {keeps && <UserSessions id={user.id} />}
            </div>
            <ReachCard user={user} keeps={keeps} />
          </Row>
          {keeps && <HistoryCard entity="user" id={id} />}
        </>
      )}
    </RecordPage>
  )
}
