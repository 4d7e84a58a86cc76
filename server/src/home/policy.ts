import type { Role } from '@mandato/contract'
import { type NoticeKind, noticeKinds } from '@mandato/contract/home/notices'
import { holds, type Person } from '../platform/person.ts'

const office = ['admin', 'sales'] as const

/** The roles notified of each kind, among those who see the client; of imports, those who may import. */
const audience: Readonly<Record<Exclude<NoticeKind, `import.${string}`>, readonly Role[]>> = {
  'sheet.send': ['agent'],
  'sheet.remind': ['agent'],
  'sheet.expire': ['agent'],
  'sheet.decline': ['agent'],
  'sheet.sign': [...office, 'agent'],
  'sheet.sign_on_paper': [...office, 'agent'],
  'sheet.confirm': ['agent', 'customer'],
  'sheet.reject': ['agent', 'customer'],
  'client.deletion_requested': [...office, 'agent'],
  'client.deletion_withdrawn': [...office, 'agent'],
  'client.deleted': [...office, 'agent'],
  'request.accept': ['agent'],
  'request.accept_partial': ['agent'],
  'request.accept_modified': ['agent'],
  'request.reject': ['agent'],
  'request.undo_decision': ['agent'],
  'request.take_off': ['agent'],
  'shipment.ship': ['agent', 'customer'],
  'order.send': [...office, 'agent', 'customer'],
  'order.ask': ['agent', 'customer'],
  'order.confirm': ['agent', 'customer'],
  'order.reject': ['agent', 'customer'],
  'order.withdraw': [...office, 'agent', 'customer'],
  'free.create': office,
  'free.reply': office,
  'free.answer': ['agent', 'customer'],
  'free.close': ['agent', 'customer'],
  'order.ready': ['agent', 'customer'],
  'order.shipped': ['agent', 'customer'],
  'order.delivered': ['agent', 'customer'],
  'order.request': [...office, 'agent', 'customer'],
  'order.decline': ['agent', 'customer'],
  'order.ready_for_pickup': ['agent', 'customer'],
  'order.collected': ['agent', 'customer'],
  'order.not_collected': [...office, 'agent', 'customer'],
  'order.extend': ['agent', 'customer'],
  // For the one person who waited.
  'hold.from_queue': [...office, 'agent', 'customer'],
}
/** Routine notices: for the agent assigned to the client; for the whole agency when none is assigned. */
export const forOwnAgent: readonly NoticeKind[] = ['sheet.send', 'sheet.remind']

const isOfImports = (kind: NoticeKind): kind is Extract<NoticeKind, `import.${string}`> =>
  kind.startsWith('import.')

/** What a person is told of; nothing for the press and for resellers. */
export const toldOf = (person: Person): readonly NoticeKind[] =>
  noticeKinds.filter((kind) =>
    isOfImports(kind) ? holds(person, 'imports') : audience[kind].includes(person.role),
  )
