import type { BoardStatus } from '@mandato/contract/sheets/status'

/** Counts by status, out of the list the server gives. */
export const countsIn = (list: readonly { readonly status: BoardStatus; readonly count: number }[]) =>
  Object.fromEntries(list.map(({ status, count }) => [status, count])) as Record<BoardStatus, number>
