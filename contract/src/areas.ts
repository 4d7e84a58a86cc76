import type { Call, Calls, Permission, Role } from './call.ts'
import { deliveryCalls } from './shipping/delivery-calls.ts'
import { prepareCalls } from './shipping/prepare-calls.ts'
import { shipmentCalls } from './shipping/shipment-calls.ts'
import { contentCalls } from './content/calls.ts'
import { contentDeskCalls } from './content/desk.ts'
import { contentEditingCalls } from './content/editing.ts'
import { applianceCalls } from './catalogue/appliance-calls.ts'
import { clientsCalls } from './registry/client-calls.ts'
import { doubtfulCalls } from './registry/doubtful-numbers.ts'
import { importsCalls } from './imports/calls.ts'
import { importFileCalls } from './imports/file-calls.ts'
import { invoiceCalls } from './invoices/calls.ts'
import { materialRequestCalls } from './materials/request-calls.ts'
import { materialsCalls } from './materials/calls.ts'
import { orderCalls } from './orders/calls.ts'
import { priceCalls } from './prices/calls.ts'
import { personalCalls } from './accounts/personal-calls.ts'
import { premiaCalls } from './registry/premia-calls.ts'
import { registrationCalls } from './accounts/registration-calls.ts'
import { registryCalls } from './registry/calls.ts'
import { requestListCalls } from './requests/calls.ts'
import { salesCalls } from './sales/calls.ts'
import { settingsCalls } from './company/settings.ts'
import { sheetPaperCalls } from './sheets/paper-calls.ts'
import { sheetsCalls } from './sheets/calls.ts'
import { usersCalls } from './accounts/user-calls.ts'
import { viewAsCalls } from './accounts/view-as-calls.ts'
import { accountsCalls } from './accounts/calls.ts'
import { auditCalls } from './audit/calls.ts'
import { bestSellerCalls } from './catalogue/best-seller-calls.ts'
import { downloadCalls } from './content/downloads.ts'
import { downloadEditingCalls } from './content/download-editing.ts'
import { healthCalls } from './home/health.ts'
import { homeCalls } from './home/calls.ts'
import { readyCalls } from './ready/calls.ts'
import { readyOrderCalls } from './orders/ready-calls.ts'
import { signingCalls } from './signing/calls.ts'
import { areas, type Area } from './area-names.ts'

/** Which calls are of which area; what stands in none is the start page and one's own account. */
const groups: Readonly<Record<Exclude<Area, 'own'>, readonly Calls[]>> = {
  clients: [registryCalls, clientsCalls, doubtfulCalls, premiaCalls],
  sheets: [sheetsCalls, sheetPaperCalls, signingCalls],
  revenue: [salesCalls],
  prices: [priceCalls, applianceCalls, bestSellerCalls],
  orders: [orderCalls, readyCalls, readyOrderCalls],
  invoices: [invoiceCalls],
  materials: [materialsCalls, materialRequestCalls],
  shipping: [prepareCalls, shipmentCalls, deliveryCalls],
  requests: [requestListCalls],
  contents: [contentCalls, contentEditingCalls, contentDeskCalls, downloadCalls, downloadEditingCalls],
  registrations: [registrationCalls],
  people: [
    usersCalls,
    {
      sendPasswordLink: accountsCalls.sendPasswordLink,
      personData: personalCalls.personData,
      processingRegister: personalCalls.processingRegister,
      erasure: personalCalls.erasure,
      erasePerson: personalCalls.erasePerson,
      viewAs: viewAsCalls.viewAs,
      visibleTo: viewAsCalls.visibleTo,
    },
  ],
  imports: [importsCalls, importFileCalls],
  settings: [
    settingsCalls,
    auditCalls,
    healthCalls,
    { checkStore: homeCalls.checkStore, outbox: homeCalls.outbox, sendAgain: homeCalls.sendAgain },
  ],
}

const areaByCall: ReadonlyMap<string, Area> = new Map(
  areas.flatMap((area) =>
    area === 'own'
      ? []
      : groups[area].flatMap((some) => Object.keys(some).map((name) => [name, area] as const)),
  ),
)
export const areaOf = (name: string): Area => areaByCall.get(name) ?? 'own'

/** Whether a role has a call: yes, never, or only with a permission. */
export function rightTo(call: Call, role: Role): 'yes' | 'no' | Permission {
  if (call.roles === 'public') return 'yes'
  if (!call.roles.includes(role)) return 'no'
  return role === 'sales' && call.needs ? call.needs : 'yes'
}

export interface Reach {
  readonly area: Area
  readonly level: 'write' | 'read' | 'none'
  /** What he would need for the rest of it. */
  readonly lacks: Permission[]
}

/** What somebody may do in each area, read off the calls as they are declared. */
export function reachOf(calls: Calls, role: Role, held: readonly Permission[]): Reach[] {
  return areas.map((area) => {
    const own = Object.entries(calls).filter(
      ([name, { roles }]) => roles !== 'public' && areaOf(name) === area,
    )
    const rights = own.map(([, call]) => ({ call, right: rightTo(call, role) }))
    const open = rights.filter(({ right }) => right === 'yes' || (right !== 'no' && held.includes(right)))
    const lacks = rights.flatMap(({ right }) =>
      right === 'yes' || right === 'no' || held.includes(right) ? [] : [right],
    )
    const writes = open.some(({ call }) => call.effect === 'write')
    return { area, level: writes ? 'write' : open.length > 0 ? 'read' : 'none', lacks: [...new Set(lacks)] }
  })
}
