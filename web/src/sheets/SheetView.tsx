import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, type User } from '../accounts/index.ts'
import { staleSince } from '../platform/online.ts'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { BackLink } from '../ui/layout/BackLink.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { Queue } from './acts/Queue.tsx'
import { SheetActs } from './acts/SheetActs.tsx'
import { formQuery, type SheetForm as Sheet } from './data.ts'
import { LeftDraft } from './form/LeftDraft.tsx'
import { ReviewView } from './review/ReviewView.tsx'
import type { SheetSearch } from './search.ts'
import { SheetBadge } from '../registry/index.ts'
import { dot } from '../ui/dot.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

/** Who only reads a sheet does not load what fills it in. */
const SheetForm = lazyPart(() => import('./form/SheetForm.tsx'), 'SheetForm')
/** On a tab of its own. */
const AttachmentsCard = lazyPart(() => import('./files/AttachmentsCard.tsx'), 'AttachmentsCard')

const Skeleton = () => (
  <Card>
    <LinesSkeleton lines={14} />
  </Card>
)

interface Props {
  client: number
  me: User
  view: SheetSearch['view']
  draft?: string | undefined
  /** From where one came; a customer has one sheet only. */
  back: boolean
}

/** One client's sheet with everything that can be done with it. */
export function SheetView({ client, me, view, draft, back }: Props) {
  const { t } = useTranslation('sheets')
  const role = roleOf(me)
  const staff = isStaff(role)
  const read = useQuery(formQuery(staff, client))
  const way = back && <BackLink to="/sheets">{t('title')}</BackLink>
  return (
    <Loaded read={read} header={<PageHeader title={t('sheet')} back={way} />} skeleton={<Skeleton />}>
      {({ response }) => (
        <Opened
          form={response}
          me={me}
          staff={staff}
          view={view}
          draft={draft}
          back={way}
          stale={staleSince(read)}
          onRetry={() => void read.refetch()}
        />
      )}
    </Loaded>
  )
}

interface OpenedProps extends Pick<Props, 'me' | 'view' | 'draft'> {
  form: Sheet
  staff: boolean
  back: ReactNode
  stale: number | null
  onRetry: () => void
}

/** Sheets one works on open as a form, the others to be read. */
const viewOf = (form: Sheet, view: SheetSearch['view']) => {
  const working = form.status === 'to_fill' || form.status === 'draft'
  const wanted = view ?? (working && form.may.save ? 'edit' : 'review')
  return wanted === 'edit' && !form.may.save ? 'review' : wanted
}

function Opened({ form, me, staff, view: wanted, draft, back, stale, onRetry }: OpenedProps) {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const customer = roleOf(me) === 'customer'
  const isNew = form.client.id === 0
  const view = isNew ? 'edit' : viewOf(form, wanted)
  const tabs = [
    ...(form.may.save ? [{ key: 'edit', label: t('tabs.edit') }] : []),
    { key: 'review', label: t('tabs.review') },
    { key: 'files', label: t('tabs.files') },
  ]
  return (
    <>
      <PageHeader
        title={isNew ? t('new') : form.client.business_name}
        subtitle={
          isNew
            ? undefined
            : [form.client.code, t('revision', { n: format.int(form.revision) })].filter(Boolean).join(dot)
        }
        marks={!isNew && <SheetBadge status={form.status} />}
        back={back}
        stale={stale}
        onRetry={onRetry}
        actions={
          !customer &&
          !isNew && (
            <>
              {staff && (form.status === 'signed' || form.status === 'in_review') && (
                <Queue client={form.client.id} />
              )}
              <SheetActs
                form={form}
                staff={staff}
                reviews={staff && holds(me, 'confirm_sheets')}
                editing={view === 'edit'}
              />
            </>
          )
        }
      />
      {!isNew && <Tabs label={t('views')} param="view" tabs={tabs} current={view} />}
      {view === 'edit' && (
        <Suspense fallback={<Skeleton />}>
          <SheetForm key={form.client.id} form={form} staff={staff} customer={customer} draft={draft} />
        </Suspense>
      )}
      {view === 'review' && (
        <>
          <LeftDraft form={form} />
          <ReviewView form={form} />
        </>
      )}
      {view === 'files' && (
        <AttachmentsCard client={form.client.id} mayAdd={!customer} mayPaper={form.may.upload_paper} />
      )}
    </>
  )
}
