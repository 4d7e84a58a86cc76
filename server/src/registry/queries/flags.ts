import type { progressFlags } from '@mandato/contract/registry/client-flags'
import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import { type FlagRule, progressFlagRules } from '../rules.ts'

type Condition = RawBuilder<boolean>

export const anyOf = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Where a query has the status of the client and the status its sheet is shown under. */
interface StatusColumns {
  readonly client: string
  readonly sheet: string
}
const ofCards: StatusColumns = { client: 'c.status', sheet: 'c.sheet_status' }

export const fits = (
  { status = [], sheet = [], unplaced }: FlagRule,
  columns: StatusColumns = ofCards,
): Condition =>
  anyOf([
    sql<boolean>`${sql.ref(columns.client)} = any(${[...status]})`,
    sql<boolean>`${sql.ref(columns.sheet)} = any(${[...sheet]})`,
    ...(unplaced ? [sql<boolean>`c.lat is null`] : []),
  ])

/** Rows with a flag of the progress lists, for boards over other tables. */
export const inProgress = (flag: (typeof progressFlags)[number], columns: StatusColumns): Condition =>
  fits(progressFlagRules[flag], columns)
