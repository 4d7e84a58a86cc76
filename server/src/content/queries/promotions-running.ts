import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { readerOf, seesItem, textIn } from './scope.ts'
import type { Person } from '../../platform/person.ts'

export interface Promotion {
  readonly id: number
  readonly title: string
  readonly since: string
  readonly codes: readonly string[]
}

/**
 * The promotions a person sees that hold on a day and name articles, the one that ends first before the others.
 * @param day Rome's
 */
export async function promotionsRunning(
  db: Db,
  person: Person,
  language: Language,
  now: Date,
  day: string,
): Promise<Promotion[]> {
  const reader = readerOf(person)
  const { rows } = await sql<Promotion>`
    select i.id, t.title, coalesce(i.valid_from, (i.publish_at at time zone 'Europe/Rome')::date) as since, i.codes
    from content_items i cross join ${reader.row} r cross join ${textIn(language)}
    where i.kind = 'promotions' and cardinality(i.codes) > 0 and ${seesItem(reader, now)}
      and coalesce(i.valid_from <= ${day}::date, true) and coalesce(i.valid_until >= ${day}::date, true)
    order by i.valid_until, i.id`.execute(db)
  return rows
}
