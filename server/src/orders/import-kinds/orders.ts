import { erpEvents } from '@mandato/contract/orders/names'
import { moveByErp, numberedOrders, ordersLanding } from '../queries/import-orders.ts'
import { takesErpEvents } from '../rules.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { day, oneOf, repeated, text } from '../../platform/import-kit/values.ts'

export const orders = defineImportKind({
  module: import.meta.url,
  kind: 'orders',
  landing: ordersLanding,
  async columns(db, today) {
    const known = new Map((await numberedOrders(db)).map((order) => [order.number, order]))
    const order = repeated((raw) => {
      const found = known.get(raw.toUpperCase())
      if (!found) return new Problem('unknown_order')
      return takesErpEvents(found.status) ? String(found.id) : new Problem('order_not_confirmed')
    })
    return [
      { name: 'order_number', subject: true, read: order },
      { name: 'event', subject: true, read: oneOf(erpEvents) },
      {
        name: 'date',
        read: (raw, styles, other) => {
          const date = day(raw, styles, other)
          if (typeof date !== 'string') return date
          if (date > today) return new Problem('after_today')
          const { order_date } = known.get((other('order_number') ?? '').toUpperCase()) ?? {}
          return order_date !== undefined && date < order_date
            ? new Problem('before_the_order', { date: order_date })
            : date
        },
      },
      { name: 'reference', read: text(60) },
    ]
  },
  async settle(tx) {
    await moveByErp(tx)
    return null
  },
})
