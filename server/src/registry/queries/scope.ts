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
  const clientInSight = amongClientsInSight(person, `${alias}.client_id`)
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
 * A table of such goods with those in sight: what goes to clients and what goes to an agency alone are found each by its
 * index where somebody sees areas. Joined by “or” they are found together, and every row is read.
 * @param table with `agency_id` and `client_id`
 */
export function goodsInSight(person: Person, table: string, alias: string): GoodsInSight {
  const of = sql`${sql.table(table)} ${sql.ref(alias)}`
  if (person.role !== 'sales' || person.areas.length === 0)
    return { from: of, of, inSight: seesGoods(person, alias) }
  const all = sql`select g.* from ${sql.table(table)} g`
  return {
    from: sql`(${all} where ${amongClientsInSight(person, 'g.client_id')}
      union all ${all} where g.client_id is null and g.agency_id = any(array(
        select sa.id from agencies sa where ${seesAgency(person, 'sa')}))) ${sql.ref(alias)}`,
    of,
    inSight: everything,
  }
}
interface GoodsInSight {
  readonly from: RawBuilder<unknown>
  /** The table itself. */
  readonly of: RawBuilder<unknown>
  readonly inSight: Condition
}

/** The ids of the clients in sight. Each way into the areas reads the index it is in, and no row of a client. */
const clientsInSight = (person: Person): RawBuilder<unknown> =>
  person.role === 'sales' && person.areas.length > 0
    ? sql.join(
        waysIn(person.areas, 'sc').map((way) => sql`select sc.id from clients sc where ${way}`),
        sql` union `,
      )
    : sql`select sc.id from clients sc where ${seesClient(person, 'sc')}`

/**
 * The same as `seesClient` where the clients themselves are not read beside what is theirs: an array, which one index is
 * searched by from one end to the other, also beside conditions joined by “or”.
 * @param client the column with the client’s id, as the query calls it
 */
export const amongClientsInSight = (person: Person, client: string): Condition =>
  isUnlimited(person) ? everything : sql<boolean>`${sql.ref(client)} = any(array(${clientsInSight(person)}))`

/** Head office without areas: sees every client and every agency there is. */
export const isUnlimited = ({ role, areas }: Person): boolean =>
  role === 'admin' || (role === 'sales' && areas.length === 0)

/**
 * Areas are matched on the client's registered office. Two letters are a country (ISO 3166-1) and `IT-` and two
 * letters a province of Italy (ISO 3166-2): written alone, FR would be France and Frosinone at once. Anything longer
 * is the name of a region, or of a province elsewhere.
 */
const inAreas = (areas: readonly string[], alias: string): Condition =>
  sql<boolean>`(${sql.join(waysIn(areas, alias), sql` or `)})`

/** Only the ways there are: one that nothing comes in by would keep PostgreSQL from the index of the others. */
function waysIn(areas: readonly string[], alias: string): readonly Condition[] {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const countries = areas.filter((area) => /^[A-Z]{2}$/.test(area))
  const provinces = areas.flatMap((area) => /^IT-([A-Z]{2})$/.exec(area)?.[1] ?? [])
  const names = areas.filter((area) => !/^(IT-)?[A-Z]{2}$/.test(area))
  return [
    ...(countries.length > 0 ? [sql<boolean>`${of('country')} = any(${countries})`] : []),
    ...(provinces.length > 0
      ? [sql<boolean>`(${of('country')} = 'IT' and ${of('province')} = any(${provinces}))`]
      : []),
    ...(names.length > 0
      ? [
          sql<boolean>`${of('region')} = any(${names})`,
          sql<boolean>`(${of('country')} <> 'IT' and ${of('province')} = any(${names}))`,
        ]
      : []),
  ]
}
