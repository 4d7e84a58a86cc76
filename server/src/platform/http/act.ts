import type { Call, Upload } from '@mandato/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { refuse } from '../refusals.ts'
import type { AnyHandler, Input } from './handlers.ts'
import { type Attempt, earlierAnswer, fingerprintOf, keepAnswer } from './idempotency.ts'
import { successAnswer } from './success.ts'

/**
 * Runs a write in the transaction of its context and gives the answer's text. With an `Idempotency-Key` the
 * answer is kept beside the effect, so that a retry gets the same bytes and has no second effect.
 */
export async function act(
  name: string,
  call: Call,
  handle: AnyHandler,
  input: Input,
  request: FastifyRequest,
  context: Context,
): Promise<string> {
  const attempt = attemptOf(name, request, input)
  const earlier = attempt && (await earlierAnswer(context.db, attempt))
  if (earlier) return earlier
  const text = JSON.stringify(successAnswer(call, input, await handle(input, context), context.language))
  if (attempt) await keepAnswer(context.db, attempt, text)
  return text
}

function attemptOf(name: string, request: FastifyRequest, input: Input): Attempt | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw refuse('bad_request')
  const file = input['file'] as Upload | null | undefined
  const fingerprint = fingerprintOf({ ...input, file: file?.sha256 ?? null })
  return { userId: request.person?.id ?? 0, call: name, key, fingerprint }
}
