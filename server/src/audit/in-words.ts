import type { HandlerOutput } from '@mandato/contract'
import type { Entity } from '@mandato/contract/audit/entities'
import { entityWords } from '@mandato/contract/audit/entity-words'
import { type EventName, eventWords } from '@mandato/contract/audit/event-words'
import type { auditCalls } from '@mandato/contract/audit/calls'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../platform/db/db.ts'
import { changesOf, fieldsOf } from './changes.ts'
import type { StoredEntry, Values } from './queries/entries.ts'
import { type Kind, namesOf } from './queries/names.ts'
import { thingSaid } from './thing-said.ts'
import { idFields } from './values.ts'

type Entries = HandlerOutput<typeof auditCalls.audit>['response']

/** Entries as a person reads them, in his language. */
export async function inWords(db: Db, entries: readonly StoredEntry[], language: Language): Promise<Entries> {
  const names = await namesOf(db, idsIn(entries), language)
  return entries.map((entry) => {
    const { id, at, who, who_id, acting_for, entity, entity_id, ip } = entry
    const changes = changesOf(entry, language, names)
    return {
      id,
      at,
      who,
      who_id,
      acting_for,
      what: eventWords[entry.what as EventName][language],
      kind: entityWords[entity as Entity][language],
      entity,
      entity_id,
      thing: thingSaid(entry, language),
      changes,
      changed: changes
        .map(({ field, before, after }) => `${field}: ${[before, after ?? '–'].filter(Boolean).join(' → ')}`)
        .join(' · '),
      ip,
    }
  })
}

/** Values of a thing of one kind, each in one line: “Telefono: +39 0422 1 · Lingua: Italiano”. */
export async function valuesInWords(
  db: Db,
  entity: string,
  all: readonly Values[],
  language: Language,
): Promise<string[]> {
  const names = await namesOf(db, idsIn(all.map((after) => ({ before: null, after }))), language)
  return all.map((after) =>
    changesOf({ entity, before: null, after }, language, names)
      .map(({ field, after: said }) => `${field}: ${said}`)
      .join(' · '),
  )
}

/** The ids that stand in values, by what they are ids of. */
function idsIn(
  entries: readonly Pick<StoredEntry, 'before' | 'after'>[],
): Readonly<Record<Kind, readonly number[]>> {
  const found: Record<Kind, Set<number>> = {
    user: new Set(),
    agency: new Set(),
    client: new Set(),
    material: new Set(),
  }
  for (const { before, after } of entries)
    for (const [field, value] of [...fieldsOf(before), ...fieldsOf(after)]) {
      const kind = idFields[field]
      if (kind) for (const one of [value].flat()) if (typeof one === 'number') found[kind].add(one)
    }
  return {
    user: [...found.user],
    agency: [...found.agency],
    client: [...found.client],
    material: [...found.material],
  }
}
