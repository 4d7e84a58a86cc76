import * as z from 'zod'
import { importKinds, importStates } from './names.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'

const Recognised = z.object({
  encoding: z.enum(['utf-8', 'windows-1252']),
  bom: z.boolean(),
  gzip: z.boolean(),
  separator: z.enum([',', ';', '\t']),
  decimals: z.enum(['point', 'comma', 'none']),
  dates: z.enum(['iso', 'italian', 'none']),
  columns: z.array(z.object({ name: z.string(), known: z.boolean() })),
  missing: z.array(z.string()),
})

export const Import = z
  .object({
    id: z.int(),
    kind: z.enum(importKinds),
    state: z.enum(importStates),
    file_name: z.string(),
    bytes: z.number(),
    dry_run: z.boolean(),
    accept_valid: z.boolean(),
    /** What is being counted now: rows read while checking, rows written while applying. */
    done: z.int(),
    total: z.int().nullable(),
    rows: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    rejected: z.int(),
    /** Rows that can be taken and that somebody should look at. */
    notices: z.int(),
    recognised: Recognised.nullable(),
    as_of: isoDate.nullable(),
    /** What applying changes, each with its count or amount: clients that change agency, years whose revenue moves. */
    effects: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        count: z.int().nullable(),
        amount: money.nullable(),
        /** What the amount is added to, where that is known. */
        before: money.nullable(),
      }),
    ),
    /** Why the whole file was refused, as a sentence, with line and column where there are. */
    failure: z
      .object({
        key: z.string(),
        message: z.string(),
        line: z.int().nullable(),
        column: z.string().nullable(),
      })
      .nullable(),
    created_at: instant,
    finished_at: instant.nullable(),
    seconds: z.number().nullable(),
    by: z.string().nullable(),
    may: z.object({ apply: z.boolean(), accept_valid: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'Import' })

export const ImportErrorRow = z.object({
  line: z.int(),
  subject: z.string().nullable(),
  /** The name of the column in the file, and what people call it; null where the whole row is at fault. */
  column: z.string().nullable(),
  field: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
})

export const ImportChangeRow = z.object({
  line: z.int(),
  subject: z.string().nullable(),
  /** All of it in one line, for files; a sentence where somebody should look at the row. */
  change: z.string(),
  values: z.array(
    z.object({
      column: z.string(),
      field: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})

export const ImportRow = Import.pick({
  id: true,
  kind: true,
  state: true,
  file_name: true,
  rows: true,
  created: true,
  updated: true,
  unchanged: true,
  rejected: true,
  dry_run: true,
  created_at: true,
  finished_at: true,
  by: true,
  done: true,
  total: true,
})
