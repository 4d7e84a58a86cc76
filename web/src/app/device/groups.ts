import type { JournalRecord } from '../../platform/journal/record.ts'

/** Came back and is not on its way again. */
export const isRefused = ({ state, reason }: JournalRecord): boolean =>
  state === 'refused' || (state === 'draft' && reason !== null)

export const isWaiting = ({ state }: JournalRecord): boolean => state === 'waiting' || state === 'sending'

export interface Groups {
  readonly refused: readonly JournalRecord[]
  readonly waiting: readonly JournalRecord[]
  readonly drafts: readonly JournalRecord[]
}

/** What needs its writer comes first, then what goes by itself, the oldest first, then what is still written. */
export function groupsOf(records: readonly JournalRecord[]): Groups {
  const oldest = records.toSorted((a, b) => a.begunAt - b.begunAt)
  return {
    refused: oldest.filter(isRefused),
    waiting: oldest.filter(isWaiting).toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0)),
    drafts: records.filter((one) => !isRefused(one) && !isWaiting(one)),
  }
}

export const bytesOf = (records: readonly JournalRecord[]): number =>
  records.reduce((sum, { bytes }) => sum + bytes, 0)
