import type { RawBuilder } from 'kysely'
import { escapeLike, sql } from '../../platform/db/sql.ts'

/** The code without its separators holds what somebody types; under three characters that says nothing. */
export const codeHolds = (
  article: string,
  q: string,
): RawBuilder<boolean> => sql<boolean>`(length(bare(${q})) >= 3
  and ${sql.ref(`${article}.bare_code`)} like '%' || bare(${q}) || '%')`

/** All words of what somebody types, in any order, in the code or the description. */
function isNamed(article: string, q: string): RawBuilder<boolean> {
  const words = q
    .split(/\s+/)
    .map((word) => sql`${sql.ref(`${article}.words`)} like '%' || plain(${escapeLike(word)}) || '%'`)
  return sql<boolean>`(${sql.join(words, sql` and `)})`
}

/** How many letters and digits somebody types: a code is compared without its separators. */
export const signsIn = (q: string): number => q.match(/[a-z\d]/gi)?.length ?? 0

/**
 * The articles that `isNamed` adds to those that `codeHolds`. A number that stands in many codes is looked for in the
 * descriptions alone, by an index of their own.
 */
export const isNamedOnly = (article: string, q: string): RawBuilder<boolean> =>
  /^\S*\d\S*$/.test(q) && signsIn(q) >= 3
    ? sql<boolean>`plain(${sql.ref(`${article}.description`)}) like '%' || plain(${escapeLike(q)}) || '%'`
    : isNamed(article, q)

/** Articles by what somebody types: part of the code, with or without separators, or all words in any order. */
export const isTyped = (article: string, q: string): RawBuilder<boolean> =>
  sql<boolean>`(${codeHolds(article, q)} or ${isNamed(article, q)})`
