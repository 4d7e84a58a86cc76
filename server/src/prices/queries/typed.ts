import type { RawBuilder } from 'kysely'
import { escapeLike, sql } from '../../platform/db/sql.ts'

/** The code without its separators holds what somebody types; under three characters that says nothing. */
export const codeHolds = (
  article: string,
  q: string,
): RawBuilder<boolean> => sql<boolean>`(length(bare(${q})) >= 3
  and ${sql.ref(`${article}.bare_code`)} like '%' || bare(${q}) || '%')`

/** Articles by what somebody types: part of the code, with or without separators, or all words in any order. */
export function isTyped(article: string, q: string): RawBuilder<boolean> {
  const words = q
    .split(/\s+/)
    .map((word) => sql`${sql.ref(`${article}.words`)} like '%' || plain(${escapeLike(word)}) || '%'`)
  return sql<boolean>`(${codeHolds(article, q)} or (${sql.join(words, sql` and `)}))`
}
