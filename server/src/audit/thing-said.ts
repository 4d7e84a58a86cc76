import { calls, type Call } from '@mandato/contract'
import { areaWords } from '@mandato/contract/area-names'
import { areaOf } from '@mandato/contract/areas'
import { settingGroupWords } from '@mandato/contract/audit/value-words'
import type { Language, Words } from '@mandato/contract/words'
import type { StoredEntry } from './queries/entries.ts'

/** The thing of an entry by its name; by its number where nothing has one. */
export function thingSaid({ entity, entity_id, thing }: StoredEntry, language: Language): string {
  if (thing) return thing
  if (entity === 'settings')
    return (settingGroupWords as Readonly<Record<string, Words>>)[entity_id]?.[language] ?? entity_id
  if (entity === 'list')
    return (
      (calls as Readonly<Record<string, Call>>)[entity_id]?.title?.[language] ??
      areaWords[areaOf(entity_id)][language]
    )
  return /^[0-9]+$/.test(entity_id) ? `#${entity_id}` : entity_id
}
