import type { RowOf, SortOf } from '@mandato/contract/list'
import type { FoundNumber } from '@mandato/contract/home/numbers'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { NumberSearch } from '../../src/define-domain.ts'
import type { Db } from '../../src/platform/db/db.ts'
import type { List } from '../../src/platform/db/list.ts'
import { containing, sql } from '../../src/platform/db/sql.ts'
import type { Person } from '../../src/platform/person.ts'
import { type Erase, type OpenThings, seesClient } from '../../src/registry/index.ts'
import type { repairCalls } from './calls.ts'

type Call = typeof repairCalls.repairs
type Filter = z.output<Call['query']>

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  client: sql`plain(c.business_name)`,
  subject: sql`plain(r.subject)`,
}

export const repairList = (person: Person, { q, done, sort, order }: Filter): List<RowOf<Call>> => ({
  from: sql`repairs r join clients c on c.id = r.client_id`,
  where: [
    seesClient(person, 'c'),
    q && sql<boolean>`plain(r.subject || ' ' || c.business_name) like ${containing(q)}`,
    done !== undefined && sql<boolean>`(r.done_at is not null) = ${done}`,
  ],
  id: sql`r.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`r.id, c.business_name as client, r.subject, r.note, r.done_at is not null as done`,
})

/** A kind of its own would be a name in the contract: it is found among the orders here. */
export const findRepairs: NumberSearch['find'] = async (db, person, typed, most) => {
  const { rows } = await sql<FoundNumber>`
    select 'order' as kind, r.id, r.subject as number, c.business_name as about
    from repairs r join clients c on c.id = r.client_id
    where plain(r.subject) like ${containing(typed)} and ${seesClient(person, 'c')} order by r.id limit ${most}`.execute(
    db,
  )
  return rows
}

export const openRepairs: OpenThings = async (db, client) => {
  const { rows } = await sql<{ kind: 'request'; id: number; reference: string; since: string }>`
    select 'request' as kind, id, subject as reference, current_date as since from repairs
    where client_id = ${client} and done_at is null order by id`.execute(db)
  return rows
}

export const eraseRepairs: Erase = async (db, client) => {
  await sql`update repairs set note = '' where client_id = ${client}`.execute(db)
}

export async function forgetRepairs(db: Db, before: Date): Promise<void> {
  await sql`delete from repairs where done_at < ${before.toISOString()}`.execute(db)
}
