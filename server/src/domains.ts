import { accounts } from './accounts/domain.ts'
import type { AppParts } from './app-parts.ts'
import { audit } from './audit/domain.ts'
import { catalogue } from './catalogue/domain.ts'
import { content } from './content/domain.ts'
import { company } from './company/domain.ts'
import type { Domain } from './define-domain.ts'
import { home } from './home/domain.ts'
import { imports } from './imports/domain.ts'
import { invoices } from './invoices/domain.ts'
import { materials } from './materials/domain.ts'
import { orders } from './orders/domain.ts'
import { bulkRoutes } from './platform/bulk/routes.ts'
import type { Bound } from './platform/http/handlers.ts'
import { printRoutes } from './platform/papers/hand-out/routes.ts'
import { prices } from './prices/domain.ts'
import { ready } from './ready/domain.ts'
import { registry } from './registry/domain.ts'
import { requests } from './requests/domain.ts'
import { sales } from './sales/domain.ts'
import { sheets } from './sheets/domain.ts'
import { shipping } from './shipping/domain.ts'
import { complete, putTogether } from './together.ts'

/** The business, from the ground up: the one place where a domain is named. Signing has no calls of its own. */
export const domains = complete([
  company,
  audit,
  accounts,
  registry,
  content,
  sales,
  prices,
  catalogue,
  ready,
  orders,
  invoices,
  materials,
  shipping,
  sheets,
  requests,
  imports,
  home,
])

/**
 * Every domain's calls with what answers them: mounted by the server, asked again by the printing of long tables.
 * @param all other domains than those of the portal, in tests
 */
export function boundsOf(parts: AppParts, all: readonly Domain[] = domains): readonly Bound[] {
  const together = putTogether(parts, all)
  const bounds = all.flatMap(({ routes }) => routes(parts, together))
  return [
    ...bounds,
    printRoutes,
    bulkRoutes((name) => bounds.find(({ calls }) => name in calls)?.calls[name]),
  ]
}
