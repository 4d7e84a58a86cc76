import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { AccountsForm } from '../settings/AccountsForm.tsx'
import { AuditForm } from '../settings/AuditForm.tsx'
import { CatalogueForm } from '../settings/CatalogueForm.tsx'
import { CompanyForm } from '../settings/CompanyForm.tsx'
import { ContentForm } from '../settings/ContentForm.tsx'
import { FindSetting } from '../settings/FindSetting.tsx'
import { GroupTab } from '../settings/GroupTab.tsx'
import { LegalTab } from '../settings/LegalTab.tsx'
import { OrdersForm } from '../settings/OrdersForm.tsx'
import { ReadyForm } from '../settings/ReadyForm.tsx'
import { settingsTabs } from '../settings/search.ts'
import { SheetsTab } from '../settings/SheetsTab.tsx'

/** Its fields are none of the other groups'. */
const InvoicesForm = lazyPart(() => import('../settings/InvoicesForm.tsx'), 'InvoicesForm')

const route = getRouteApi('/in/settings')

/** What the company chooses: how its sheets go, its catalogue of materials, its orders, how many contents stand on a page, and the texts sheets are signed under. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const { tab = 'sheets' } = route.useSearch()
  return (
    <Page>
      <PageHeader title={t('title')} actions={<FindSetting />} />
      <Tabs
        label={t('title')}
        current={tab}
        tabs={settingsTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      />
      {tab === 'sheets' ? (
        <SheetsTab />
      ) : tab === 'company' ? (
        <GroupTab group="company">{(form) => <CompanyForm {...form} />}</GroupTab>
      ) : tab === 'materials' ? (
        <GroupTab group="materials">{(form) => <CatalogueForm {...form} />}</GroupTab>
      ) : tab === 'orders' ? (
        <GroupTab group="orders">{(form) => <OrdersForm {...form} />}</GroupTab>
      ) : tab === 'ready' ? (
        <GroupTab group="ready">{(form) => <ReadyForm {...form} />}</GroupTab>
      ) : tab === 'invoices' ? (
        <GroupTab group="invoices">
          {(form) => (
            <Suspense fallback={<LinesSkeleton lines={8} />}>
              <InvoicesForm {...form} />
            </Suspense>
          )}
        </GroupTab>
      ) : tab === 'content' ? (
        <GroupTab group="content">{(form) => <ContentForm {...form} />}</GroupTab>
      ) : tab === 'audit' ? (
        <GroupTab group="audit">{(form) => <AuditForm {...form} />}</GroupTab>
      ) : tab === 'accounts' ? (
        <GroupTab group="accounts">{(form) => <AccountsForm {...form} />}</GroupTab>
      ) : (
        <LegalTab key={tab} kind={tab} />
      )}
    </Page>
  )
}
