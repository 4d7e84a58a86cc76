import type { PartitionKey } from '@mandato/contract/sales/category-keys'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import { seesSomeClients } from '../policy.ts'

/** What a budget is for; `client_id` null is the agency's own. */
export interface BudgetKey {
  readonly year: number
  readonly agency_id: number
  readonly category: PartitionKey
  readonly client_id: number | null
}

export interface StoredBudget {
  readonly id: number
  readonly amount_cents: number
  readonly months_cents: number[]
  readonly phasing: string
  readonly version: number
}

/** Whether the person may set this budget: the client in sight and the agency's; an agency's own, with all its clients in sight. */
export async function budgetIsInSight(
  db: Db,
  person: Person,
  { agency_id, client_id }: BudgetKey,
): Promise<boolean> {
  const hidden = seesSomeClients(person)
    ? sql`exists (select from registry_clients c where c.agency_id = a.id and (${seesClient(person, 'c')}) is not true)`
    : sql`false`
  const { rows } = await sql<{ id: number }>`
    select a.id from registry_agencies a where a.id = ${agency_id} and ${seesAgency(person, 'a')} and ${
      client_id === null
        ? sql`not ${hidden}`
        : sql`exists (select from registry_clients c where c.id = ${client_id} and c.agency_id = a.id and ${seesClient(person, 'c')})`
    }`.execute(db)
  return rows.length > 0
}

/** The budget as it is; call `lockRevenue` first, so that nobody changes it meanwhile. */
export async function budgetNow(tx: Db, key: BudgetKey): Promise<StoredBudget | undefined> {
  const { rows } = await sql<StoredBudget>`
    select id, amount_cents, months_cents, phasing, version from budgets
    where year = ${key.year} and agency_id = ${key.agency_id} and category = ${key.category}
      and client_id is not distinct from ${key.client_id}`.execute(tx)
  return rows[0]
}

/** Writes the budget; the next version when it exists. Without given months the phasing follows. */
export async function writeBudget(
  tx: Db,
  key: BudgetKey,
  { amount_cents, months_cents, phasing }: Pick<StoredBudget, 'amount_cents' | 'months_cents' | 'phasing'>,
): Promise<StoredBudget> {
  const { rows } = await sql<StoredBudget>`
    insert into budgets as b (year, agency_id, category, client_id, amount_cents, months_cents, phasing)
    values (${key.year}, ${key.agency_id}, ${key.category}, ${key.client_id}, ${amount_cents}, ${months_cents}, ${phasing})
    on conflict (year, agency_id, category, client_id) do update set
      amount_cents = excluded.amount_cents, months_cents = excluded.months_cents, phasing = excluded.phasing,
      version = b.version + 1, changed_at = now()
    returning id, amount_cents, months_cents, phasing, version`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an upsert gives its row')
  return row
}
