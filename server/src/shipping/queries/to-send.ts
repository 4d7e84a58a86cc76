import type { Language } from '@mandato/contract/words'
import { acceptedStatuses } from '@mandato/contract/materials/status'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { type List, sumOf } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesGoods } from '../../registry/index.ts'

type Call = typeof prepareCalls.toSend
type ToSendRow = RowOf<Call>
export type ToSendQuery = z.output<Call['query']>

const waiting = sql<boolean>`l.status = any(${[...acceptedStatuses]})`
const sortKeys = (language: Language): Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> => ({
  date: sql`l.requested_at`,
  agency: sql`plain(l.agency)`,
  // By recipient: the shop, or the agency for its own bag.
  client: sql`plain(coalesce(l.client, l.agency) || ' ' || l.agency)`,
  product_code: sql`l.product_code`,
  name: sql`plain(${calledIn(language, 'l')})`,
  residual: sql`l.residual`,
})

/** Accepted lines that are in no preparation, of those a person sees. */
export const toSend = (
  person: Person,
  asked: ToSendQuery,
  language: Language,
): List<ToSendRow, { residual: number | null }> => ({
  from: sql`material_lines l`,
  where: [
    waiting,
    seesGoods(person, 'l'),
    asked.agency !== undefined && sql<boolean>`l.agency_id = ${asked.agency}`,
    asked.client !== undefined && sql<boolean>`l.client_id = ${asked.client}`,
    asked.family !== undefined && sql<boolean>`l.family_id = ${asked.family}`,
    asked.q &&
      sql<boolean>`l.searchable || ' ' || plain(l.agency || ' ' || coalesce(l.client, '')) like ${containing(asked.q)}`,
  ],
  id: sql`l.id`,
  lookUp: true,
  sort: sortKeys(language)[asked.sort],
  order: asked.order,
  fields: sql<ToSendRow>`l.id as request_id, (l.requested_at at time zone 'Europe/Rome')::date as date, l.agency_id,
    l.agency, l.client_id, l.client, l.product_id, l.product_code, ${calledIn(language, 'l')} as name, l.requested, l.accepted, l.sent, l.residual,
    l.available, l.note`,
  totals: { residual: sumOf(sql`l.residual`) },
})

interface Waiting {
  readonly id: number
  readonly name: string
  readonly lines: number
  readonly quantity: number
}

/** Who has lines to send: agencies, or the clients of one. */
export async function withLinesToSend(db: Db, person: Person, agency?: number): Promise<Waiting[]> {
  const [id, name] =
    agency === undefined ? [sql`l.agency_id`, sql`l.agency`] : [sql`l.client_id`, sql`l.client`]
  const { rows } = await sql<Waiting>`
    select ${id} as id, ${name} as name, count(*)::int as lines, sum(l.residual)::int as quantity from material_lines l
    where ${waiting} and ${seesGoods(person, 'l')}
      ${agency === undefined ? sql`` : sql`and l.agency_id = ${agency} and l.client_id is not null`}
    group by 1, 2 order by plain(${name}), 1`.execute(db)
  return rows
}

/** Are all these request lines in sight? One that is not makes the whole act a 404. */
export async function seesAllLines(db: Db, person: Person, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ seen: number }>`
    select count(*)::int as seen from material_lines l where l.id = any(${[...ids]}) and ${seesGoods(person, 'l')}`.execute(
    db,
  )
  return rows[0]?.seen === new Set(ids).size
}
