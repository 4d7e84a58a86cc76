import { orderStatusLegend, orderTypeLegend } from '@mandato/contract/orders/status'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Money } from '../../ui/figures/Money.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type OrderRow, ordersFile, ordersQuery } from '../data.ts'
import { NewOrder } from '../list/NewOrder.tsx'
import { OrderFilters } from '../list/OrderFilters.tsx'
import { OrderBadge } from '../OrderBadge.tsx'
import { ordersList } from '../search.ts'

/** Orders in sight, and the way to a new one. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const phone = usePhone()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const list = useList(ordersList)
  const read = useQuery({
    ...ordersQuery(list.asked),
    placeholderData: keepPreviousData,
    // Everybody else has one agency.
    select: (answer) => ({
      ...answer,
      headers: staff ? answer.headers : answer.headers.filter(({ key }) => key !== 'agency'),
    }),
  })
  return (
    <ListPage<OrderRow>
      list={list}
      read={read}
      title={t('title')}
      searchLabel={t('search')}
      filters={<OrderFilters list={list} staff={staff} counts={read.data?.meta.counts} />}
      actions={<NewOrder />}
      files={(kind, watch) => ordersFile(list.asked, kind, watch)}
      empty={{ title: t('none'), words: t('noneNext') }}
      rowKey={({ id }) => String(id)}
      nameKey="client"
      linkOf={({ id }) => ({ to: '/orders/$id', params: { id: String(id) }, search: {} })}
      cells={{
        number: ({ number }) => number ?? '–',
        type: ({ type }) => <Badge tone="neutral">{orderTypeLegend[type].label[language]}</Badge>,
        total: ({ total, unpriced = 0, currency }) =>
          total == null ? (
            unpriced > 0 && <small>{t('price.unpriced', { count: unpriced })}</small>
          ) : (
            <Money value={total} currency={currency} />
          ),
        status: ({ status }) => <OrderBadge status={status} />,
        client: (row) =>
          phone ? (
            <Named>
              <b>{row.client}</b>
              <small>
                {[orderStatusLegend[row.status].label[language], row.number, row.reference]
                  .filter(Boolean)
                  .join(dot)}
              </small>
            </Named>
          ) : (
            row.client
          ),
      }}
      giveWay={[
        'agency',
        'unpriced',
        'lines_count',
        'client_code',
        'pieces',
        'delivery_request_date',
        'type',
        'reference',
        'total',
        'order_date',
        'number',
        'status',
      ]}
      tones={{ client_code: 'muted', number: 'strong' }}
    />
  )
}
