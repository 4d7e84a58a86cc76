import { columnsOf } from '@mandato/contract/imports/kinds'
import type { ImportKind } from '@mandato/contract/imports/names'
import type { Db } from '../../platform/db/db.ts'
import { agencies } from './agencies.ts'
import { agents } from './agents.ts'
import { appliances } from './appliances.ts'
import { budgets } from './budgets.ts'
import { clients } from './clients.ts'
import { invoiceDocuments } from './invoice-documents.ts'
import { invoices } from './invoices.ts'
import type { Column, Kind } from './kind.ts'
import { licences } from './licences.ts'
import { materials } from './materials.ts'
import { orders } from './orders.ts'
import { discounts } from './discounts.ts'
import { prices } from './prices.ts'
import { premia } from './premia.ts'
import { softwareActivity } from './software-activity.ts'
import { stock } from './stock.ts'

/** Every kind of ERP file; one that is missing does not compile. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  agencies,
  agents,
  clients,
  invoices,
  budgets,
  appliances,
  licences,
  'software-activity': softwareActivity,
  premia,
  orders,
  materials,
  prices,
  discounts,
  'invoice-documents': invoiceDocuments,
  stock,
}

export interface CheckedColumn extends Column {
  readonly required: boolean
}

/** The columns of a kind with what the contract says of them. */
export async function checkedColumns(kind: ImportKind, db: Db, today: string): Promise<CheckedColumn[]> {
  const required = new Set<string>(columnsOf(kind).flatMap((one) => (one.required ? [one.name] : [])))
  const columns = await kinds[kind].columns(db, today)
  return columns.map((column) => ({ ...column, required: required.has(column.name) && !column.derived }))
}
