import type { BulkAct } from '@mandato/contract/bulk-acts'
import { fill } from '@mandato/contract/words'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { contextOfJob } from '../context-of-job.ts'
import type { Db } from '../db/db.ts'
import { bugAnswer, errorAnswer, refusalOf } from '../http/answers.ts'
import type { Bound } from '../http/handlers.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Run } from './runs.ts'

/** A run with what it does and for whom. */
export interface Doing {
  readonly run: Run
  readonly act: BulkAct
  readonly person: Person
}
/** A call with what answers it. */
export type Askable = ReturnType<typeof askable>

export function askable(bounds: readonly Bound[], name: string) {
  const bound = bounds.find(({ calls }) => name in calls)
  const call = bound?.calls[name]
  const handle = bound?.handlers[name]
  if (!call || !handle) throw new Error(`no call ${name}`)
  return { call, handle, read: bound.readers[name] }
}

export const reasonOf = (act: BulkAct, { language }: Run, reason: string): string =>
  fill(act.reasons?.[reason]?.[language] ?? reason, {}, language)

/** Why something was not done, in the words of whoever asked; a bug is in the log. */
export function sentenceOf(
  error: unknown,
  { id, language }: Run,
  log: Logger,
  what: string | number,
): string {
  const refusal = refusalOf(error)
  if (refusal) return errorAnswer(refusal, language).args.error.message
  log.error({ err: error, run: id, what }, 'a bulk act failed')
  return bugAnswer(language, `${id}/${what}`).args.error.message
}

/** As if whoever began the run had just asked. */
export const contextFor = (parts: Parts, { language, ip }: Run, user: Person, db: Db): Context =>
  contextOfJob(parts, { user, language, db, ip })
