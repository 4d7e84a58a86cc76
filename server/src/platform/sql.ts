/** SQL text. Only the queries of a domain import this file (a rule of .dependency-cruiser.cjs). */
export { sql } from 'kysely'
