import type { Language } from '@mandato/contract/words'
import type { Db } from '../platform/db/db.ts'
import { inWords, valuesInWords } from './in-words.ts'
import { type AuditFilter, entriesOf } from './queries/entries.ts'

export { valuesInWords }
export { auditSettings as keepingTimes } from './queries/settings.ts'

/** The newest entries of the trail that a filter lets through, as a person reads them. */
export const trailOf = async (db: Db, filter: AuditFilter, language: Language, most: number) =>
  inWords(db, await entriesOf(db, filter, language, most), language)
