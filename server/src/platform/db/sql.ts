import { sql } from 'kysely'
import { preparedMark } from './prepared.ts'

/** SQL text. Only the queries of a domain import this file (a rule of .dependency-cruiser.cjs). */
export { sql }

/** `%` and `_` in what a person types are letters, not wildcards of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** At the very beginning of a statement: prepare it once per connection. See `prepared.ts` for when it pays. */
export const prepared = sql.raw(preparedMark)
