import type { ImportKind } from '@mandato/contract/imports/calls'
import { agencies } from './agencies.ts'
import { agents } from './agents.ts'
import { budgets } from './budgets.ts'
import { clients } from './clients.ts'
import { invoices } from './invoices.ts'
import type { Kind } from './kind.ts'
import { licences } from './licences.ts'
import { softwareActivity } from './software-activity.ts'

/** Every kind of ERP file; one that is missing does not compile. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  agencies,
  agents,
  clients,
  invoices,
  budgets,
  licences,
  'software-activity': softwareActivity,
}
