import { fill, type Language } from '@mandato/contract/words'
import type { FastifyError, FastifyReply } from 'fastify'
import { Refusal } from '../errors.ts'
import { refuse } from '../refusals.ts'
import { isStoreAway } from '../db/database-errors.ts'
import { withDayWords } from './day-words.ts'

/** The error envelope; the HTTP status always equals `code`. */
export function errorAnswer(refusal: Refusal, language: Language) {
  const { fields, current } = refusal.extras
  return {
    code: refusal.sentence.status,
    args: {
      error: {
        message: fill(refusal.sentence[language], withDayWords(refusal.values, language), language).trim(),
        key: refusal.key,
        ...(fields && { fields }),
        ...(current !== undefined && { current }),
      },
    },
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  if (refusal.extras.retryAfter !== undefined)
    void reply.header('retry-after', String(Math.ceil(refusal.extras.retryAfter)))
  return reply
    .code(refusal.sentence.status)
    .type('application/json; charset=utf-8')
    .send(errorAnswer(refusal, language))
}

/** A bug: the person is told so with a number to quote, the log has the rest; nothing of the inside is shown. */
export const bugAnswer = (language: Language, requestId: string) => ({
  code: 500,
  args: { error: { key: 'internal', message: fill(internal[language], { id: requestId }, language) } },
})
const internal = {
  it: 'Errore interno. Se si ripete, segnala il numero {id}.',
  en: 'Internal error. If it happens again, report number {id}.',
  fr: 'Erreur interne. Si elle se répète, signalez le numéro {id}.',
  es: 'Error interno. Si se repite, comunica el número {id}.',
}

/** Turns what Fastify, PostgreSQL and the disk throw into our own refusals; null means it is a bug. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as Partial<FastifyError> & { code?: string }
  if (typeof code === 'string') {
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too_large', { limit: '256 KiB' })
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return refuse('wrong_media_type', { expected: 'application/json' })
    if (code === 'ENOSPC' || code === '53100') return refuse('no_space', {}, { retryAfter: 30 })
    // A statement that ran into its time limit.
    if (code === '57014') return refuse('unavailable', {}, { retryAfter: 2 })
  }
  if (isStoreAway(error)) return refuse('unavailable', {}, { retryAfter: 2 })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return refuse('bad_request')
  return null
}
