import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { readerOf, seesItem, textIn } from './scope.ts'

/**
 * The item that an event `e` says has come out, with its title, for whoever was in its audience then and sees it now: it
 * is told to nobody who was not in it, and what was taken back is told to nobody.
 */
export function itemTold(person: Person, language: Language, now: Date): RawBuilder<unknown> {
  const reader = readerOf(person)
  return sql`lateral (select t.title from content_items i cross join ${reader.row} r cross join ${textIn(language)}
    where i.id = e.entity_id::int and i.kind = e.entity and ${seesItem(reader, now)}
      and in_audience(e.after -> 'audience', r.user_type, r.profile, r.countries, r.agencies))`
}
