import type { RawBuilder } from 'kysely'
import { categories } from '@mandato/contract/sales/categories'
import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Db } from '../../platform/db/db.ts'
import { notFound } from '../../platform/refusals.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import { isWhole, type Subject, seesSomeClients } from '../policy.ts'
import { knownCodes } from '../rules.ts'

export type Sql = RawBuilder<unknown>

/** Which years and which cut were asked for; what is left out follows from the day the figures stand at. */
export interface Asked {
  readonly year?: number | undefined
  readonly prev_year?: number | undefined
  /** `MM-DD` */
  readonly cut?: string | undefined
  /** Today's business day: it stands in for `as_of` while there is no revenue at all. */
  readonly today: string
}

interface Named {
  readonly id: number
  readonly code: string
  readonly business_name: string
}

/** What every answer about revenue says besides its figures. */
export interface Reading {
  readonly as_of: string | null
  readonly changed_at: string | null
  readonly years: number[]
  readonly year: number
  readonly prev_year: number
  /** Month × 100 + day. */
  readonly cut: number
  readonly agency: Named | null
  readonly client: Named | null
  readonly agent: { readonly id: number; readonly name: string } | null
}

const monthDayOf = (cut: string | undefined) => (cut === undefined ? null : Number(cut.replace('-', '')))

/** The row `p`: the state of the figures, the compared years and the cut. 29 February cuts another year at the 28th by itself. */
const period = ({ year, prev_year, cut, today }: Asked) => {
  const stand = sql`coalesce(as_of, ${today}::date)`
  return sql`
    select as_of, changed_at, years, year, coalesce(${prev_year ?? null}::smallint, year - 1)::smallint as prev_year, cut
    from (
      select as_of, changed_at, years, coalesce(${year ?? null}::smallint, extract(year from ${stand})::smallint) as year,
        coalesce(${monthDayOf(cut)}::smallint, month_day(${stand})) as cut
      from revenue_state
    ) asked`
}

/** The amount of roll-up row `r` up to the cut `p.cut`: one binary search in its running total. */
export const toCut = sql`coalesce(r.ytd_cents[width_bucket(p.cut, r.days)], 0)`

const named = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'code', ${sql.ref(`${alias}.code`)}, 'business_name', ${sql.ref(`${alias}.business_name`)})`

const agencyInSight = ({ person, agency }: Subject) =>
  agency === 0
    ? sql`(select null::json)`
    : sql`(select ${named('a')} from registry_agencies a where a.id = ${agency} and ${seesAgency(person, 'a')})`

/**
 * A client belongs to an agency when it is its client today or was in one of the compared years, and to an agent when
 * it is assigned to him.
 */
const clientInSight = ({ person, agency, client, agent }: Subject) => {
  if (client === null) return sql`(select null::json)`
  const belongs =
    agency === 0
      ? sql`true`
      : sql`(c.agency_id = ${agency} or exists (
          select from client_revenue o
          where o.client_id = c.id and o.agency_id = ${agency} and o.year in (p.year, p.prev_year, p.prev_year - 1)))`
  return sql`(select ${named('c')} from registry_clients c where c.id = ${client} and ${seesClient(person, 'c')} and ${belongs}
    and ${agent === null ? sql`true` : sql`c.agent_id = ${agent}`})`
}

/** A person is in sight with his agency: an agent's colleagues, and those of the agencies a sales person sees. */
const agentInSight = ({ person, agent }: Subject) =>
  agent === null
    ? sql`(select null::json)`
    : sql`(select json_build_object('id', u.id, 'name', u.name) from user_cards u join registry_agencies a on a.id = u.agency_id
        where u.id = ${agent} and u.user_type = 2 and ${seesAgency(person, 'a')})`

/**
 * Reads in one statement what the figures stand at, names the subject, and the `parts` of the answer.
 * @param parts SQL columns that may use `p.year`, `p.prev_year` and `p.cut`
 * @param tables common table expressions that `parts` read from; they may use the row `p`
 * @throws not_found when agency, client or agent is not in the person's sight
 */
export async function read<Parts>(
  db: Db,
  subject: Subject,
  asked: Asked,
  parts: Sql,
  tables?: Sql,
): Promise<Reading & Parts> {
  const { rows } = await sql<Reading & Parts>`${prepared}
    with p as materialized (${period(asked)}) ${tables ? sql`, ${tables}` : sql``}
    select p.*, agency.named as agency, client.named as client, agent.named as agent, ${parts}
    from p
    cross join lateral (select ${agencyInSight(subject)} as named) agency
    cross join lateral (select ${clientInSight(subject)} as named) client
    cross join lateral (select ${agentInSight(subject)} as named) agent
    where ${subject.agency === 0 ? sql`true` : sql`agency.named is not null`}
      and ${subject.client === null ? sql`true` : sql`client.named is not null`}
      and ${subject.agent === null ? sql`true` : sql`agent.named is not null`}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

/** `from … where …` over the roll-up rows `r` of the subject; with `c`, the client, unless the subject is whole. */
export function revenueOf(subject: Subject, byClient = false): Sql {
  if (isWhole(subject) && !byClient) return sql`from agency_revenue r where r.agency_id = ${subject.agency}`
  return sql`from client_revenue r join registry_clients c on c.id = r.client_id where ${conditions(subject, 'r')}`
}

/** Narrows rows that have a client `c` and lines' agency and client in `alias` to the subject. */
export function conditions({ person, agency, client, agent, assignment }: Subject, alias: string): Sql {
  const assigned = sql.ref(assignment === 'year' ? `${alias}.agency_id` : 'c.agency_id')
  const all = [
    ...(seesSomeClients(person) ? [seesClient(person, 'c')] : []),
    ...(agent === null ? [] : [sql`c.agent_id = ${agent}`]),
    ...(agency === 0 ? [] : [sql`${assigned} = ${agency}`]),
    ...(client === null ? [] : [sql`${sql.ref(`${alias}.client_id`)} = ${client}`]),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** Whether `conditions` looks at the client `c`. */
export const narrowsByClient = ({ person, agency, agent, assignment }: Subject): boolean =>
  seesSomeClients(person) || agent !== null || (agency !== 0 && assignment === 'current')

/** Narrows roll-up rows or invoice lines to a category of specification §3. */
export function inCategory(key: CategoryKey | undefined, alias: string): Sql {
  if (key === undefined) return sql`true`
  if (categories[key].kind === 'cross') return sql`${sql.ref(`${alias}.expo`)}`
  const family = sql.ref(`${alias}.family_code`)
  return key === 'other'
    ? sql`${family} <> all(${[...knownCodes]})`
    : sql`${family} = any(${[...categories[key].codes]})`
}
