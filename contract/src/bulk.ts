import * as z from 'zod'
import { bulkActNames, bulkStates } from './bulk-acts.ts'
import { defineCalls } from './call.ts'
import { isoDate } from './fields/dates.ts'
import { done, id, saved, text } from './fields/fields.ts'

const plain = z.record(z.string().max(40), z.union([z.string().max(200), z.number()]))
/** Whoever has lists to act on. */
const actors = ['admin', 'sales', 'agent'] as const
/** How the call of the act is asked of one row; checked as if it came by itself. */
const RowInput = z.strictObject({
  /** What the row is called in the report. */
  name: text(200),
  params: plain.optional(),
  query: plain.optional(),
  body: z.record(z.string().max(40), z.unknown()).optional(),
})

const BulkRun = z
  .object({
    id: z.int(),
    act: z.enum(bulkActNames),
    state: z.enum(bulkStates),
    /** Rows it is about; null until the rows of a filter are read. */
    total: z.int().nullable(),
    done: z.int(),
    skipped: z.int(),
    /** The first of those left out, each with its reason. */
    reasons: z.array(z.object({ position: z.int(), name: z.string(), reason: z.string() })),
    /** What was changed, as it stands now: to be taken back. Of a whole filter the first of it. */
    changed: z.array(z.object({ id: z.int(), version: z.int() })),
    /** What was made of all that was done: the preparations of what was accepted, the shipments of preparations. */
    made: z.array(z.int()),
    /** Why nothing was made of it. */
    not_made: z.string().nullable(),
  })
  .meta({ id: 'BulkRun' })

/** One act on many rows, done by the server: each row for itself, or left out with its reason. */
export const bulkCalls = defineCalls({
  startBulk: {
    method: 'POST',
    path: '/api/v1.0/me/bulk',
    summary: 'Do one thing with many rows: those that are named, or all of a filter',
    roles: actors,
    effect: 'write',
    body: z
      .strictObject({
        act: z.enum(bulkActNames),
        rows: z.array(RowInput).min(1).max(500).optional(),
        /** The list as it is narrowed: all its rows, on whatever page. */
        all: z.strictObject({ params: plain.optional(), query: plain.optional() }).optional(),
        words: z
          .strictObject({
            note: text(500).optional(),
            date: isoDate.optional(),
            carrier: text(120).optional(),
          })
          .default({}),
      })
      .refine(({ rows, all }) => (rows === undefined) !== (all === undefined), {
        path: ['rows'],
        params: { code: 'required' },
      }),
    response: saved,
    refuses: ['bulk_at_work'],
  },
  bulkRuns: {
    method: 'GET',
    path: '/api/v1.0/me/bulk',
    summary: 'One’s own runs of today whose report was not put away, the newest first',
    roles: actors,
    effect: 'read',
    response: z.array(BulkRun),
  },
  bulkRun: {
    method: 'GET',
    path: '/api/v1.0/me/bulk/{id}',
    summary: 'How far one’s own run is, and what was left out',
    roles: actors,
    effect: 'read',
    params: z.object({ id }),
    response: BulkRun,
  },
  stopBulk: {
    method: 'DELETE',
    path: '/api/v1.0/me/bulk/{id}',
    summary: 'Stop one’s own run: what is done stays done, the rest is left',
    roles: actors,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
  closeBulk: {
    method: 'PUT',
    path: '/api/v1.0/me/bulk/{id}',
    summary: 'Put the report of one’s own run away',
    roles: actors,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
})
