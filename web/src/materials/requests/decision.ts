import type { Input } from '../../platform/api.ts'
import type { RequestRow } from '../data.ts'

type Answer = Input<'decideRequest'>['body']

/** What others are promised: of a revised decision, its own pieces are free again. */
export const promisedToOthers = (row: RequestRow): number => (row.committed ?? 0) - row.accepted_quantity

/** How many pieces a decision can give at most. */
export const mostOf = (row: RequestRow): number => Math.max(0, (row.on_hand ?? 0) - promisedToOthers(row))

/** The answer that gives so many pieces, all, a part, or more than asked for: to the line as it is shown. */
export const answerOf = ({ requested, version }: RequestRow, quantity: number, note: string): Answer => ({
  status: quantity === requested ? 'accepted' : quantity < requested ? 'partial' : 'modified',
  accepted_quantity: quantity,
  note,
  version,
})
