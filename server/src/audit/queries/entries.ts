import type { auditCalls } from '@mandato/contract/audit/calls'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { inParts } from '../../platform/db/long-read.ts'
import { sql } from '../../platform/db/sql.ts'
import { thingName } from './thing-name.ts'

export type AuditFilter = z.output<(typeof auditCalls.audit)['query']>
export type Values = Readonly<Record<string, unknown>> | null

/** An entry as it is kept, with the names of today. */
export interface StoredEntry {
  readonly id: number
  readonly at: string
  readonly who_id: number | null
  readonly who: string | null
  readonly acting_for: string | null
  readonly what: string
  readonly entity: string
  readonly entity_id: string
  readonly thing: string | null
  readonly before: Values
  readonly after: Values
  readonly ip: string | null
}

/** The entries asked for, the newest first, no more than `most`. */
export const entriesOf = async (
  db: Db,
  filter: AuditFilter,
  language: Language,
  most: number,
): Promise<StoredEntry[]> => (await select(filter, language, sql`limit ${most}`).execute(db)).rows

/** All of them, part by part. */
export const allEntries = (db: Db, filter: AuditFilter, language: Language) =>
  inParts(db, select(filter, language, sql``))

const select = (filter: AuditFilter, language: Language, limit: RawBuilder<unknown>) => sql<StoredEntry>`
  select e.id, e.at, e.user_id as who_id, u.name as who, f.name as acting_for, e.what, e.entity, e.entity_id,
    ${thingName(language)} as thing, e.before, e.after, host(e.ip) as ip
  from (select * from events e where ${sql.join(conditions(filter), sql` and `)}
    order by e.at desc, e.id desc ${limit}) e
  left join user_cards u on u.id = e.user_id left join user_cards f on f.id = e.acting_for
  order by e.at desc, e.id desc`

function conditions({ user, entity, entity_id, from, to, before }: AuditFilter): RawBuilder<boolean>[] {
  return [
    before === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(e.at, e.id) < (select last.at, last.id from events last where last.id = ${before})`,
    ...(user === undefined ? [] : [sql<boolean>`e.user_id = ${user}`]),
    ...(entity === undefined ? [] : [sql<boolean>`e.entity = ${entity}`]),
    ...(entity_id ? [sql<boolean>`e.entity_id = ${entity_id}`] : []),
    ...(from ? [sql<boolean>`e.at >= ${midnight(from)}`] : []),
    ...(to ? [sql<boolean>`e.at < ${midnight(to, 1)}`] : []),
  ]
}

/** The beginning of a day in Rome. */
const midnight = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome')`
