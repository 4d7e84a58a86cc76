import type { Role } from '@mandato/contract'
import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { materialsCalls } from '@mandato/contract/materials/calls'
import { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import { registryCalls } from '@mandato/contract/registry/calls'
import { salesCalls } from '@mandato/contract/sales/calls'
import { deliveryCalls } from '@mandato/contract/shipping/delivery-calls'
import { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import { sheetsCalls } from '@mandato/contract/sheets/calls'
import type { ViewList } from '@mandato/contract/accounts/views'

/** Who sees a list may keep views of it. */
const readers: Readonly<Record<ViewList, readonly Role[]>> = {
  clients: clientsCalls.clients.roles,
  sheets: [...sheetsCalls.statusClients.roles, ...sheetsCalls.ownStatusClients.roles],
  agencies: registryCalls.agencies.roles,
  revenue: salesCalls.salesCurrent.roles,
  materials: materialsCalls.materials.roles,
  agencyRequests: materialRequestCalls.agencyRequests.roles,
  toSend: prepareCalls.toSend.roles,
  preparations: prepareCalls.preparations.roles,
  shipments: shipmentCalls.shipments.roles,
  handOvers: deliveryCalls.handOvers.roles,
}

export const seesList = (role: Role, list: ViewList): boolean => readers[list].includes(role)
