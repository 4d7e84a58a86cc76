import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { OwnBoard } from '../boards/OwnBoard.tsx'
import { StaffBoards } from '../boards/StaffBoards.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** A customer sees its sheet here; the others their board. */
const SheetView = lazyPart(() => import('../SheetView.tsx'), 'SheetView')
const route = getRouteApi('/in/sheets')

/** The boards of the back office, the clients of an agent, or a customer's own sheet. */
export function SheetsPage() {
  const { t } = useTranslation('sheets')
  const me = useMe()
  const { view } = route.useSearch()
  if (!me) return null
  const role = roleOf(me)
  if (isStaff(role)) return <StaffBoards />
  if (role === 'agent') return <OwnBoard />
  return (
    <Page>
      {me.client_id === null ? (
        <EmptyState heading title={t('noClients')} />
      ) : (
        <Suspense fallback={null}>
          <SheetView
            client={me.client_id}
            me={me}
            view={view === 'clients' ? undefined : view}
            back={false}
          />
        </Suspense>
      )}
    </Page>
  )
}
