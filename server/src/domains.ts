import { type CallName, calls } from '@mandato/contract'
import { accountsRoutes, devicesRoutes, viewsRoutes } from './accounts/routes.ts'
import { registrationRoutes } from './accounts/registration-routes.ts'
import { userRoutes } from './accounts/user-routes.ts'
import { viewAsRoutes } from './accounts/view-as-routes.ts'
import type { AppParts } from './app-parts.ts'
import { forgetPause } from './home/index.ts'
import {
  arrivalRoutes,
  dayRoutes,
  healthRoutes,
  homeRoutes,
  noticesRoutes,
  taskRoutes,
} from './home/routes.ts'
import { downloadEditingRoutes, downloadRoutes } from './content/download-routes.ts'
import { contentDeskRoutes } from './content/desk.ts'
import { contentEditingRoutes, contentRoutes } from './content/routes.ts'
import { eraseImports } from './imports/index.ts'
import { importFileRoutes } from './imports/file-routes.ts'
import { importsRoutes } from './imports/routes.ts'
import { openInvoices, withOverdue } from './invoices/index.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { eraseRequestsOf, openRequests } from './materials/index.ts'
import { materialRequestRoutes, materialsRoutes } from './materials/routes.ts'
import type { Bound } from './platform/http/handlers.ts'
import { eraseOrders, openOrders } from './orders/index.ts'
import { orderRoutes } from './orders/routes.ts'
import { readyOrderRoutes } from './orders/ready/routes.ts'
import { bulkRoutes } from './platform/bulk/routes.ts'
import { printRoutes } from './platform/papers/hand-out/routes.ts'
import { priceRoutes } from './prices/routes.ts'
import { stockLabels } from './ready/index.ts'
import { readyRoutes } from './ready/routes.ts'
import { applianceRoutes, bestSellerRoutes } from './catalogue/routes.ts'
import {
  clientsLike,
  holdClients,
  isClientInSight,
  releaseClients,
  seesAccount,
  seesApplicant,
  visibleTo,
} from './registry/index.ts'
import { premiaRoutes } from './registry/premia.ts'
import { clientsRoutes, doubtfulRoutes, registryRoutes } from './registry/routes.ts'
import { clientFigures } from './sales/index.ts'
import { salesRoutes } from './sales/routes.ts'
import { eraseGoodsOf, openGoods } from './shipping/index.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { eraseSheets, letterhead, privacyVersion } from './sheets/index.ts'
import { contests, eraseFreeRequests } from './requests/index.ts'
import { requestListRoutes } from './requests/routes.ts'
import { sheetsRoutes } from './sheets/routes.ts'

/**
 * Every domain's calls with what answers them: mounted by the server, asked again by the printing of long tables.
 * The earlier domains are handed what the later ones add to them.
 */
export const boundsOf = (parts: AppParts): readonly Bound[] => [
  accountsRoutes,
  viewsRoutes,
  devicesRoutes,
  registrationRoutes({ sees: seesApplicant, clientsLike, isClientInSight, privacyVersion }),
  userRoutes({ seesAccount, releaseClients, holdClients }),
  viewAsRoutes({ seesAccount }, visibleTo),
  registryRoutes,
  doubtfulRoutes,
  clientsRoutes({
    figures: withOverdue(clientFigures, parts.clock),
    deletionBlockers: [openOrders, openInvoices, openRequests, openGoods],
    erasers: [
      eraseRequestsOf,
      eraseGoodsOf,
      eraseOrders(parts),
      eraseFreeRequests(parts),
      eraseSheets(parts),
      eraseImports(parts),
      forgetPause,
    ],
  }),
  premiaRoutes,
  contentRoutes,
  contentEditingRoutes,
  contentDeskRoutes,
  downloadRoutes,
  downloadEditingRoutes,
  salesRoutes,
  priceRoutes({ stockOf: stockLabels(parts.clock) }),
  ...shippingRoutes({ letterhead }),
  ...sheetsRoutes({ papers: parts.papers, figures: clientFigures }),
  materialsRoutes,
  materialRequestRoutes,
  applianceRoutes({ stockOf: stockLabels(parts.clock) }),
  readyRoutes,
  bestSellerRoutes,
  orderRoutes({ letterhead }),
  readyOrderRoutes({ letterhead }),
  invoiceRoutes({ letterhead, contests }),
  requestListRoutes,
  importsRoutes,
  importFileRoutes,
  homeRoutes,
  healthRoutes,
  arrivalRoutes,
  taskRoutes,
  dayRoutes,
  noticesRoutes,
  printRoutes,
  bulkRoutes((name) => (Object.hasOwn(calls, name) ? calls[name as CallName] : undefined)),
]
