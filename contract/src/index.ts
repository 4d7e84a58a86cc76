import { accountsCalls } from './accounts/calls.ts'
import { deviceCalls } from './accounts/device-calls.ts'
import { contentCalls } from './content/calls.ts'
import { contentDeskCalls } from './content/desk.ts'
import { contentEditingCalls } from './content/editing.ts'
import { downloadEditingCalls } from './content/download-editing.ts'
import { downloadCalls } from './content/downloads.ts'
import { applianceCalls } from './catalogue/appliance-calls.ts'
import { bestSellerCalls } from './catalogue/best-seller-calls.ts'
import { bulkCalls } from './bulk.ts'
import { clientsCalls } from './registry/client-calls.ts'
import { arrivalCalls } from './home/arrivals.ts'
import { homeCalls } from './home/calls.ts'
import { healthCalls } from './home/health.ts'
import { dayCalls } from './home/day.ts'
import { importsCalls } from './imports/calls.ts'
import { importFileCalls } from './imports/file-calls.ts'
import { invoiceCalls } from './invoices/calls.ts'
import { materialRequestCalls } from './materials/request-calls.ts'
import { materialsCalls } from './materials/calls.ts'
import { orderCalls } from './orders/calls.ts'
import { noticesCalls } from './home/notices.ts'
import { taskCalls } from './home/tasks.ts'
import { priceCalls } from './prices/calls.ts'
import { premiaCalls } from './registry/premia-calls.ts'
import { printCalls } from './prints.ts'
import { registrationCalls } from './accounts/registration-calls.ts'
import { readyCalls } from './ready/calls.ts'
import { readyOrderCalls } from './orders/ready-calls.ts'
import { registryCalls } from './registry/calls.ts'
import { doubtfulCalls } from './registry/doubtful-numbers.ts'
import { requestListCalls } from './requests/calls.ts'
import { salesCalls } from './sales/calls.ts'
import { settingsCalls } from './sheets/settings.ts'
import { sheetPaperCalls } from './sheets/paper-calls.ts'
import { sheetsCalls } from './sheets/calls.ts'
import { deliveryCalls } from './shipping/delivery-calls.ts'
import { prepareCalls } from './shipping/prepare-calls.ts'
import { shipmentCalls } from './shipping/shipment-calls.ts'
import { signingCalls } from './signing/calls.ts'
import { usersCalls } from './accounts/user-calls.ts'
import { viewAsCalls } from './accounts/view-as-calls.ts'
import { viewsCalls } from './accounts/views.ts'

/** Every call of the portal by its name. */
export const calls = {
  ...accountsCalls,
  ...viewsCalls,
  ...deviceCalls,
  ...registrationCalls,
  ...usersCalls,
  ...viewAsCalls,
  ...registryCalls,
  ...doubtfulCalls,
  ...clientsCalls,
  ...premiaCalls,
  ...contentCalls,
  ...contentEditingCalls,
  ...contentDeskCalls,
  ...downloadCalls,
  ...downloadEditingCalls,
  ...salesCalls,
  ...priceCalls,
  ...prepareCalls,
  ...shipmentCalls,
  ...deliveryCalls,
  ...sheetsCalls,
  ...settingsCalls,
  ...sheetPaperCalls,
  ...materialsCalls,
  ...materialRequestCalls,
  ...applianceCalls,
  ...readyCalls,
  ...bestSellerCalls,
  ...orderCalls,
  ...readyOrderCalls,
  ...invoiceCalls,
  ...signingCalls,
  ...requestListCalls,
  ...importsCalls,
  ...importFileCalls,
  ...homeCalls,
  ...healthCalls,
  ...arrivalCalls,
  ...taskCalls,
  ...dayCalls,
  ...noticesCalls,
  ...printCalls,
  ...bulkCalls,
} as const
export type CallName = keyof typeof calls

export * from './call.ts'
