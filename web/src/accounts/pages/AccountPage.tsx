import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Page, Row } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ChangePassword } from '../ChangePassword.tsx'
import { FactorsCard } from '../factors/lazy.ts'
import { NoticesLink } from '../notices/NoticesLink.tsx'
import { OwnDataCard } from '../personal/lazy.ts'
import { ProfileCard } from '../ProfileCard.tsx'
import { SessionsCard } from '../SessionsCard.tsx'
import { useMe } from '../useMe.ts'

export function AccountPage() {
  const { t } = useTranslation('accounts')
  const me = useMe()
  if (!me) return null
  return (
    <Page>
      <PageHeader title={t('profile.title')} subtitle={me.name} />
      {me.must_change_password && <Notice tone="warn">{t('profile.mustChange')}</Notice>}
      <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
        <ProfileCard me={me} />
        <ChangePassword />
      </Row>
      <NoticesLink me={me} />
      <Suspense fallback={null}>
        <FactorsCard />
      </Suspense>
      <SessionsCard />
      <Suspense fallback={null}>
        <OwnDataCard />
      </Suspense>
    </Page>
  )
}
