import { orderTitles } from '@mandato/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { today } from '../../ui/today.ts'
import { type Order, orderQuery, ownRecordQuery } from '../data.ts'
import { OrderForm } from '../form/OrderForm.tsx'
import { newOrder } from '../form/typed.ts'
import type { OrderSearch } from '../search.ts'
import { useSaved } from './useSaved.ts'

/** An order that is not there yet: for a client that is known, or of the goods another order lacked. */
export function NewOrderPage({ search: { type = 'furniture', client, of } }: { search: OrderSearch }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const me = useMe()
  const onSaved = useSaved()
  const buyer = client ?? me?.client_id ?? undefined
  const record = useQuery({
    ...ownRecordQuery(buyer ?? 0),
    enabled: buyer !== undefined && of === undefined,
  })
  const order = useQuery({ ...orderQuery(of ?? 0), enabled: of !== undefined })
  const form = (begun: { readonly code?: string; readonly from?: Order }) =>
    me && (
      <OrderForm
        type={type}
        one={null}
        initial={newOrder({
          customer_code: begun.code ?? '',
          today: today(),
          name: me.name,
          email: me.email,
          from: begun.from,
        })}
        onSaved={onSaved}
      />
    )
  const skeleton = <LinesSkeleton lines={12} />
  return (
    <Page>
      <PageHeader title={orderTitles[type][language]} back={<BackLink to="/orders">{t('title')}</BackLink>} />
      {of !== undefined ? (
        <Loaded read={order} skeleton={skeleton}>
          {({ response }) => form({ from: response })}
        </Loaded>
      ) : buyer !== undefined ? (
        <Loaded read={record} skeleton={skeleton}>
          {({ response }) =>
            form({ code: 'code' in response && response.code !== null ? response.code : '' })
          }
        </Loaded>
      ) : (
        form({})
      )}
    </Page>
  )
}
