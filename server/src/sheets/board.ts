import { type BoardStatus, boardStatuses, unfinished } from '@mandato/contract/sheets/status'
import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import type { Language } from '@mandato/contract/words'
import { progressFlagsOf } from '../registry/index.ts'
import type { ClientBoardRow, StatusCount } from './queries/board.ts'

const none = () => Object.fromEntries(boardStatuses.map((s) => [s, 0])) as Record<BoardStatus, number>
const isUnfinished = (status: BoardStatus) => (unfinished as readonly BoardStatus[]).includes(status)
/** The earlier of two moments; null is before all others. */
const earlier = (a: string | null, b: string | null) => (a === null || b === null ? null : a < b ? a : b)
const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a)

/** One row per agency out of the counts per agency and status; the statuses add up to the total. */
export function agencyBoard(counts: readonly StatusCount[]) {
  const rows = new Map<
    number,
    {
      agency_id: number
      agency: string
      agents: Set<string>
      counts: Record<BoardStatus, number>
      last: string | null
      /** One per unfinished status with clients. */
      from: (string | null)[]
    }
  >()
  for (const { agency_id, agency, agent, status, count, last_reminder_at, remind_from } of counts) {
    const row = rows.get(agency_id) ?? {
      agency_id,
      agency,
      agents: new Set(),
      counts: none(),
      last: null,
      from: [],
    }
    row.counts[status] += count
    row.last = later(row.last, last_reminder_at)
    if (isUnfinished(status)) row.from.push(remind_from)
    for (const name of agent?.split(', ') ?? []) row.agents.add(name)
    rows.set(agency_id, row)
  }
  return [...rows.values()].map(({ agency_id, agency, agents, counts: n, last, from }) => {
    const total = boardStatuses.reduce((sum, s) => sum + n[s], 0)
    const valid = n.confirmed + n.to_renew
    return {
      agency_id,
      agency,
      agent: [...agents].join(', ') || null,
      total,
      ...n,
      pct_confirmed: total === 0 ? null : Math.round((n.confirmed / total) * 1000) / 10,
      last_reminder_at: last,
      remind_from: from.reduce(earlier, from[0] ?? null),
      filters: {
        unfinished: unfinished.some((status) => n[status] > 0),
        to_review: n.signed + n.in_review > 0,
        to_renew: n.to_renew > 0,
        complete: valid === total,
      },
    }
  })
}

/** Rows with their flags. */
export const clientBoard = (rows: readonly ClientBoardRow[]) =>
  rows.map((row) => ({ ...row, filters: progressFlagsOf(row) }))

/** Every status with its label, also those nobody stands under: the ring keeps its order. */
export const statusRing = (counts: readonly { status: BoardStatus; count: number }[], language: Language) =>
  boardStatuses.map((status) => ({
    status,
    label: sheetStatusWords[status].label[language],
    colour: sheetStatusWords[status].colour,
    count: counts.find((c) => c.status === status)?.count ?? 0,
  }))
