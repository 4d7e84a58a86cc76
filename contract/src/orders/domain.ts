import { defineDomain } from '../define-domain.ts'

export const ordersDomain = defineDomain({
  notices: {
    'order.send': { roles: ['admin', 'sales', 'agent', 'customer'], letter: ['agent', 'customer'] },
    'order.ask': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
    'order.confirm': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
    'order.reject': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
    'order.withdraw': { roles: ['admin', 'sales', 'agent', 'customer'], letter: ['agent', 'customer'] },
    'order.ready': { roles: ['agent', 'customer'] },
    'order.shipped': { roles: ['agent', 'customer'] },
    'order.delivered': { roles: ['agent', 'customer'] },
    'order.request': { roles: ['admin', 'sales', 'agent', 'customer'], letter: ['agent', 'customer'] },
    'order.decline': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
    'order.ready_for_pickup': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
    'order.collected': { roles: ['agent', 'customer'] },
    'order.not_collected': { roles: ['admin', 'sales', 'agent', 'customer'], letter: ['agent', 'customer'] },
    'order.extend': { roles: ['agent', 'customer'], letter: ['agent', 'customer'] },
  },
  numbers: { order: 10 },
  tasks: {
    orders_to_take: 60,
    orders_to_complete: 70,
    ready_to_decide: 80,
    ready_short: 90,
    ready_to_fetch: 100,
  },
})
