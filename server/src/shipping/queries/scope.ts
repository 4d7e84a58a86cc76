import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'

type Condition = RawBuilder<boolean>

/**
 * Which preparations, shipments, hand-overs, returns and request lines a person sees, by their agency and client: an
 * agent those of his agency and those to its clients, a customer those addressed to it.
 * @param alias of a table with `agency_id` and `client_id`
 */
export function seesGoods(person: Person, alias: string): Condition {
  const agency = sql.ref(`${alias}.agency_id`)
  const client = sql.ref(`${alias}.client_id`)
  const clientInSight = sql<boolean>`exists (select from registry_clients sc where sc.id = ${client} and ${seesClient(person, 'sc')})`
  switch (person.role) {
    case 'admin':
      return sql<boolean>`true`
    case 'sales':
      return person.areas.length === 0
        ? sql<boolean>`true`
        : sql<boolean>`(${clientInSight} or (${client} is null and exists (
            select from registry_agencies sa where sa.id = ${agency} and ${seesAgency(person, 'sa')})))`
    case 'agent':
      return sql<boolean>`(${agency} = ${person.agencyId} or ${clientInSight})`
    case 'customer':
      return sql<boolean>`${client} = any(${person.clientIds})`
    case 'reseller':
    case 'press':
      return sql<boolean>`false`
  }
}

/** The same of shipments: deleted ones are for the staff alone. */
export const seesShipment = (person: Person, alias: string): Condition =>
  person.role === 'admin' || person.role === 'sales'
    ? seesGoods(person, alias)
    : sql<boolean>`(${seesGoods(person, alias)} and ${sql.ref(`${alias}.status`)} <> 'deleted')`
