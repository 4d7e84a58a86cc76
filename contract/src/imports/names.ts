import { catalogueFileNames } from '../catalogue/import-names.ts'
import { invoicesFileNames } from '../invoices/import-names.ts'
import { materialsFileNames } from '../materials/import-names.ts'
import { ordersFileNames } from '../orders/import-names.ts'
import { pricesFileNames } from '../prices/import-names.ts'
import { readyFileNames } from '../ready/import-names.ts'
import { registryFileNames } from '../registry/import-names.ts'
import { salesFileNames } from '../sales/import-names.ts'

/**
 * The ERP files, in the order in which one who begins brings them in: a line for each domain. Apart from
 * their columns (`kinds.ts`), because addresses of screens name a kind.
 */
export const importKinds = [
  ...registryFileNames,
  ...invoicesFileNames,
  ...salesFileNames,
  ...catalogueFileNames,
  ...readyFileNames,
  ...ordersFileNames,
  ...materialsFileNames,
  ...pricesFileNames,
] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = [
  'queued',
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]
