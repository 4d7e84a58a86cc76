import type { RequestState } from '@mandato/contract/requests/names'
import { isStaff, type Person } from '../platform/person.ts'

/** What a person may do with a request in sight. */
export function mayWithRequest(
  person: Person,
  { id, state }: { readonly id: string; readonly state: RequestState },
) {
  const free = id.startsWith('free-')
  const spoken = free || id.startsWith('order-')
  return {
    reply: spoken && state !== 'closed',
    close: free && state !== 'closed',
    reopen: free && state === 'closed',
    assign: isStaff(person) && state !== 'closed',
    note: spoken && isStaff(person),
  }
}
