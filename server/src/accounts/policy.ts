import type { Role } from '@mandato/contract'
import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { registryCalls } from '@mandato/contract/registry/calls'
import { salesCalls } from '@mandato/contract/sales/calls'
import { sheetsCalls } from '@mandato/contract/sheets/calls'
import type { ViewList } from '@mandato/contract/accounts/views'

/** Who sees a list may keep views of it. */
const readers: Readonly<Record<ViewList, readonly Role[]>> = {
  clients: clientsCalls.clients.roles,
  sheets: [...sheetsCalls.statusClients.roles, ...sheetsCalls.ownStatusClients.roles],
  agencies: registryCalls.agencies.roles,
  revenue: salesCalls.salesCurrent.roles,
}

export const seesList = (role: Role, list: ViewList): boolean => readers[list].includes(role)
