import type { OrderStatus } from '@mandato/contract/orders/names'
import { orderSteps } from '@mandato/contract/orders/status'
import { isStaff, type Person } from '../platform/person.ts'
import { mayHappen } from './rules.ts'

/**
 * What a person may do with an order in sight. The staff decide; whoever sees an order may complete it, withdraw it and
 * mail it: scope is agency-wide, and the buyer's proposal is his own. Drafts are in the sight of their author alone.
 */
export function mayWithOrder(person: Person, status: OrderStatus) {
  const steps = orderSteps.map(
    (event) => [event, (event === 'withdraw' || isStaff(person)) && mayHappen(event, status)] as const,
  )
  return {
    ...(Object.fromEntries(steps) as Record<(typeof orderSteps)[number], boolean>),
    edit: mayHappen('send', status),
    delete: status === 'draft',
    mail: status !== 'draft',
  }
}
