import type { Call, Upload } from '@mandato/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { numberedIn } from './device-keys.ts'
import type { AnyHandler } from './handlers.ts'
import type { Input } from './input.ts'
import {
  type Attempt,
  earlierAnswer,
  fingerprintOf,
  keepAnswer,
  keptAnswer,
  slowFingerprintOf,
} from './idempotency.ts'
import type { ReceivedForm } from './form.ts'
import { successAnswer } from './success.ts'
import { invalid } from './validation.ts'

/** A write as it was asked: what is needed to answer it, and to recognise the same question when it comes again. */
export interface Act {
  readonly call: Call
  readonly handle: AnyHandler
  readonly input: Input
  /** Null without an `Idempotency-Key`. */
  readonly attempt: Attempt | null
}

/**
 * Runs a write in the transaction of its context and gives the answer's text. With an `Idempotency-Key` the
 * answer is kept beside the effect, so that a retry gets the same bytes and has no second effect.
 */
export async function act({ call, handle, input, attempt }: Act, context: Context): Promise<string> {
  const earlier = attempt && (await earlierAnswer(context.db, attempt))
  if (earlier) return earlier
  const text = JSON.stringify(successAnswer(call, input, await handle(input, context), context.language))
  if (attempt) await keepAnswer(context.db, attempt, text)
  return text
}

/** The earlier attempt had its effect after this one had begun; its answer is the answer. */
class AnsweredEarlier extends Error {
  readonly text: string
  constructor(text: string) {
    super('answered earlier')
    this.text = text
  }
}

/**
 * The same for an act that opens its own transaction, because some of it must outlive a refusal. It says
 * through `once` what belongs to the effect.
 */
export async function actOnItsOwn(
  { call, handle, input, attempt }: Act,
  db: Db,
  contextWith: (once: Context['once']) => Context,
): Promise<string> {
  const earlier = attempt && (await keptAnswer(db, attempt))
  if (earlier) return earlier
  const context = contextWith(async (tx, effect) => {
    const meanwhile = attempt && (await earlierAnswer(tx, attempt))
    if (meanwhile) throw new AnsweredEarlier(meanwhile)
    const response = await effect()
    if (attempt)
      await keepAnswer(tx, attempt, JSON.stringify(successAnswer(call, input, response, context.language)))
    return response
  })
  try {
    return JSON.stringify(successAnswer(call, input, await handle(input, context), context.language))
  } catch (error) {
    if (error instanceof AnsweredEarlier) return error.text
    throw error
  }
}

export function attemptOf(name: string, call: Call, request: FastifyRequest, input: Input): Attempt | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key))
    throw invalid([{ field: 'Idempotency-Key', code: 'retry_key' }], request.language)
  const file = input['file'] as Upload | null | undefined
  // Where files were received differs each time.
  const files = Object.entries((input['files'] ?? {}) as ReceivedForm['files']).map(([part, some]) => [
    part,
    some.map(({ sha256 }) => sha256),
  ])
  const asked = { ...input, file: file?.sha256 ?? null, files }
  // The acts with a transaction of their own are those that take passwords.
  const fingerprint = () =>
    call.transaction === 'own' ? slowFingerprintOf(asked, key) : fingerprintOf(asked)
  return { userId: request.person?.id ?? 0, call: name, key, numbered: numberedIn(key), fingerprint }
}
