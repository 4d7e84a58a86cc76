import type { ImportKind } from './names.ts'
import { catalogueFiles } from '../catalogue/import-kinds.ts'
import { invoicesFiles } from '../invoices/import-kinds.ts'
import { materialsFiles } from '../materials/import-kinds.ts'
import { ordersFiles } from '../orders/import-kinds.ts'
import { pricesFiles } from '../prices/import-kinds.ts'
import { readyFiles } from '../ready/import-kinds.ts'
import { registryFiles } from '../registry/import-kinds.ts'
import { salesFiles } from '../sales/import-kinds.ts'
import type { FileColumn, FileKind } from './file-kind.ts'

/** The ERP files the portal takes: a line for each domain that has some. */
export const fileKinds = {
  ...registryFiles,
  ...salesFiles,
  ...pricesFiles,
  ...catalogueFiles,
  ...readyFiles,
  ...ordersFiles,
  ...invoicesFiles,
  ...materialsFiles,
} satisfies Record<ImportKind, FileKind>

/** The columns of a kind, without its own narrow type. */
export const columnsOf = (kind: ImportKind): readonly FileColumn[] => fileKinds[kind].columns
