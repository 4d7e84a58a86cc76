import { sheetDrafts, type Draft } from './form/draft.ts'
import type { Sender } from '../platform/drafts/sender.ts'

/** Sheets that were saved without a network. */
export const sheetSender: Sender<Draft> = {
  store: sheetDrafts,
  openAt: (pathname, role) => {
    const open = /^\/sheets\/(\d+)$/.exec(pathname)?.[1]
    if (open !== undefined) return Number(open)
    // A customer has one sheet, and it is open at the address of the boards.
    return role === 'customer' && pathname === '/sheets' ? 'all' : null
  },
  load: () => import('./form/send-waiting.ts'),
}
