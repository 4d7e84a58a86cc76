import { orderTitles } from '@mandato/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { isStaff, roleOf, useMe, VisibleTo } from '../../accounts/index.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { orderQuery } from '../data.ts'
import { LazyOrderForm } from '../form/LazyOrderForm.tsx'
import { typedOf } from '../form/typed.ts'
import { OrderBadge } from '../OrderBadge.tsx'
import { ReadyActs } from '../ready/ReadyActs.tsx'
import { History } from './History.tsx'
import { OrderActs } from './OrderActs.tsx'
import { OrderView } from './OrderView.tsx'
import { useSaved } from './useSaved.ts'

interface Props {
  id: number
  /** Head office fills in itself what it asked for. */
  completing: boolean
}

/**
 * One order: the form while it can be sent, afterwards what it says and what became of it. What head office asked for is
 * filled in by who ordered: head office itself goes on reading, until it takes the form in hand.
 */
export function OneOrder({ id, completing }: Props) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const navigate = useNavigate()
  const onSaved = useSaved()
  const me = useMe()
  const reads = me !== null && isStaff(roleOf(me)) && !completing
  const read = useQuery(orderQuery(id))
  const back = <BackLink to="/orders">{t('title')}</BackLink>
  return (
    <RecordPage read={read} title={t('order')} back={back} lines={12}>
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={[orderTitles[one.type][language], one.number].filter(Boolean).join(' ')}
            marks={<OrderBadge status={one.status} />}
            line={[
              one.client,
              one.reference,
              one.revision > 1 && t('revision', { n: format.int(one.revision) }),
              one.status === 'draft' && t('savedAt', { moment: format.dateTime(one.since) }),
            ]
              .filter(Boolean)
              .join(dot)}
            {...frame}
            actions={
              <>
                {one.number !== null && (
                  <Suspense fallback={null}>
                    <VisibleTo kind="order" id={one.id} />
                  </Suspense>
                )}
                <OrderActs one={one} reads={reads} onDeleted={() => void navigate({ to: '/orders' })} />
                {one.ready && <ReadyActs one={one} may={one.ready.may} />}
              </>
            }
          />
          {one.decision?.reason &&
            (one.status === 'to_complete' || one.status === 'rejected' || one.status === 'declined') && (
              <Notice tone={one.status === 'to_complete' ? 'warn' : 'err'}>
                {t(`reason.${one.status}`, { reason: one.decision.reason })}
              </Notice>
            )}
          {one.may.edit && (one.status === 'draft' || !reads) ? (
            <>
              <LazyOrderForm
                key={id}
                type={one.type}
                one={one}
                base={{ version: one.version, values: typedOf(one) }}
                onSaved={onSaved}
              />
              {one.status !== 'draft' && <History one={one} />}
            </>
          ) : (
            <OrderView one={one} />
          )}
        </>
      )}
    </RecordPage>
  )
}
