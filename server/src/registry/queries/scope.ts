import type { RawBuilder } from 'kysely'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'

type Condition = RawBuilder<boolean>
const everything: Condition = sql<boolean>`true`
const nothing: Condition = sql<boolean>`false`

/**
 * Which rows of `clients` a person sees: the one definition behind lists, details, counts,
 * search, map, files and exports. A filter can only narrow it.
 * @param alias how the query calls the table `clients`
 */
export function seesClient(person: Person, alias = 'c'): Condition {
  switch (person.role) {
    case 'admin':
      return everything
    case 'sales':
      return person.areas.length === 0 ? everything : inAreas(person.areas, alias)
    case 'agent':
      return person.agencyId === null
        ? nothing
        : sql<boolean>`${sql.ref(`${alias}.agency_id`)} = ${person.agencyId}`
    case 'customer':
      return sql<boolean>`${sql.ref(`${alias}.id`)} = any(${person.clientIds})`
    case 'reseller':
    case 'press':
      return nothing
  }
}

/**
 * Which rows of `agencies` a person sees: a customer the agency of its clients, a sales person with areas the
 * agencies that have a client there.
 * @param alias how the query calls the table `agencies`
 */
export function seesAgency(person: Person, alias = 'a'): Condition {
  const id = sql.ref(`${alias}.id`)
  switch (person.role) {
    case 'admin':
      return everything
    case 'sales':
      return person.areas.length === 0
        ? everything
        : sql<boolean>`exists (select 1 from clients sc where sc.agency_id = ${id} and ${inAreas(person.areas, 'sc')})`
    case 'agent':
      return person.agencyId === null ? nothing : sql<boolean>`${id} = ${person.agencyId}`
    case 'customer':
      return sql<boolean>`exists (select 1 from clients sc where sc.agency_id = ${id} and sc.id = any(${person.clientIds}))`
    case 'reseller':
    case 'press':
      return nothing
  }
}

/**
 * Which preparations, shipments, hand-overs, returns and request lines a person sees, by their agency and client: an
 * agent those of his agency and those to its clients, a customer those addressed to it. A line that was asked for stays
 * with the agency that asked, whatever agency its client moves to.
 * @param alias of a table with `agency_id` and `client_id`
 */
export function seesGoods(person: Person, alias: string): Condition {
  const agency = sql.ref(`${alias}.agency_id`)
  const client = sql.ref(`${alias}.client_id`)
  // As an array, which an index is searched by: joined by "or", an `exists` would read every row.
  const clientInSight = sql<boolean>`${client} = any(array(select sc.id from clients sc where ${seesClient(person, 'sc')}))`
  switch (person.role) {
    case 'admin':
      return everything
    case 'sales':
      return person.areas.length === 0
        ? everything
        : sql<boolean>`(${clientInSight} or (${client} is null and ${agency} = any(array(
            select sa.id from agencies sa where ${seesAgency(person, 'sa')}))))`
    case 'agent':
      return sql<boolean>`(${agency} = ${person.agencyId} or ${clientInSight})`
    case 'customer':
      return sql<boolean>`${client} = any(${person.clientIds})`
    case 'reseller':
    case 'press':
      return nothing
  }
}

/**
 * Areas are matched on the client's registered office. Two letters are a country (ISO 3166-1) and `IT-` and two
 * letters a province of Italy (ISO 3166-2): written alone, FR would be France and Frosinone at once. Anything longer
 * is the name of a region, or of a province elsewhere.
 */
function inAreas(areas: readonly string[], alias: string): Condition {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const countries = areas.filter((area) => /^[A-Z]{2}$/.test(area))
  const provinces = areas.flatMap((area) => /^IT-([A-Z]{2})$/.exec(area)?.[1] ?? [])
  const names = areas.filter((area) => !/^(IT-)?[A-Z]{2}$/.test(area))
  return sql<boolean>`(${of('country')} = any(${countries}) or (${of('country')} = 'IT' and ${of('province')} = any(${provinces}))
    or ${of('region')} = any(${names}) or (${of('country')} <> 'IT' and ${of('province')} = any(${names})))`
}
