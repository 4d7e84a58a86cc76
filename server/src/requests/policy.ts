import type { RequestState } from '@mandato/contract/requests/names'
import { isStaff, type Person } from '../platform/person.ts'

/** What a person may do with a request in sight. */
export function mayWithRequest(
  person: Person,
  { id, state, gone }: { readonly id: string; readonly state: RequestState; readonly gone: boolean },
) {
  const free = id.startsWith('free-')
  const spoken = !gone && (free || id.startsWith('order-'))
  return {
    reply: spoken && state !== 'closed',
    close: free && state !== 'closed',
    reopen: free && !gone && state === 'closed',
    assign: isStaff(person) && state !== 'closed',
    note: spoken && isStaff(person),
  }
}
