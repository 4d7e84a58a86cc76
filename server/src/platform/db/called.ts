import type { Language } from '@mandato/contract/words'
import { type RawBuilder, sql } from 'kysely'

/** What a row calls its thing in a language: by its first name, which is Italian, where it has none in it. */
export const calledIn = (language: Language, alias: string): RawBuilder<string> =>
  language === 'it'
    ? sql<string>`${sql.ref(`${alias}.name`)}`
    : sql<string>`coalesce(${sql.ref(`${alias}.name_${language}`)}, ${sql.ref(`${alias}.name`)})`
