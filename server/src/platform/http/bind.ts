import { type Call, type FileAnswer, isBinary, pathsOf, type Upload } from '@mandato/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Services } from '../context.ts'
import { type Db, transaction } from '../db.ts'
import { refuse } from '../refusals.ts'
import { sendExport, wantedOutput } from './download.ts'
import { readForm, type ReceivedForm } from './form.ts'
import type { AnyHandler, Bound, Input } from './handlers.ts'
import { type Attempt, earlierAnswer, fingerprintOf, keepAnswer } from './idempotency.ts'
import { responseOf, successAnswer } from './success.ts'
import { parse } from './validation.ts'

export interface BindingParts extends Services {
  readonly db: Db
}

/** Mounts the calls of a domain: checks, transaction, safe retries, envelope. The handlers hold the business. */
export function bind(app: FastifyInstance, parts: BindingParts, { calls, handlers }: Bound): void {
  for (const [name, call] of Object.entries(calls)) {
    const handle = handlers[name]
    if (!handle) throw new Error(`no handler for ${name}`)
    for (const path of pathsOf(call))
      app.route({
        method: call.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: { call },
        handler: (request, reply) => respond(parts, name, call, handle, request, reply),
      })
  }
}

async function respond(
  parts: BindingParts,
  name: string,
  call: Call,
  handle: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = call.form ? await readForm(request, call.form) : null
  try {
    const input = readInput(call, request, form)
    const output = wantedOutput(call, request.query, request.language)
    if (output)
      return await sendExport(
        parts.db,
        call,
        output,
        input,
        (given, db) => handle(given, contextOf(parts, request, db)),
        request,
        reply,
      )
    if (call.effect === 'write' && call.transaction !== 'own') {
      const attempt = attemptOf(name, request, input)
      const text = await transaction(parts.db, async (tx) => {
        const earlier = attempt && (await earlierAnswer(tx, attempt))
        if (earlier) return earlier
        const answer = JSON.stringify(
          successAnswer(call, input, await handle(input, contextOf(parts, request, tx)), request.language),
        )
        if (attempt) await keepAnswer(tx, attempt, answer)
        return answer
      })
      return await reply.type('application/json; charset=utf-8').send(text)
    }
    const result = await handle(input, contextOf(parts, request, parts.db))
    if (isBinary(call.response)) return await sendFile(reply, call.response.binary, result as FileAnswer)
    return await reply.send(successAnswer(call, input, result, request.language))
  } finally {
    await form?.discard()
  }
}

function readInput(call: Call, request: FastifyRequest, form: ReceivedForm | null): Input {
  const { language } = request
  return {
    ...(call.params && { params: parse(call.params, request.params, language) }),
    ...(call.query && { query: parse(call.query, request.query, language) }),
    ...(call.body && { body: parse(call.body, request.body, language) }),
    ...(form && { fields: form.fields, file: form.file }),
  }
}

function contextOf(parts: BindingParts, request: FastifyRequest, db: Db): Context {
  const { config, clock, log, files, jobs } = parts
  return {
    db,
    config,
    clock,
    log,
    files,
    jobs,
    language: request.language,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    // For a public call nobody is signed in; the types of the handlers keep such a handler from looking.
    user: request.person as Context['user'],
  }
}

function attemptOf(name: string, request: FastifyRequest, input: Input): Attempt | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw refuse('bad_request')
  const file = input['file'] as Upload | null | undefined
  return {
    userId: request.person?.id ?? 0,
    call: name,
    key,
    fingerprint: fingerprintOf({ ...input, file: file?.sha256 ?? null }),
  }
}

function sendFile(reply: FastifyReply, type: string, file: FileAnswer) {
  return reply
    .type(file.type ?? type)
    .header('content-disposition', disposition(file.filename))
    .send(responseOf(file.data))
}

/** RFC 6266: a plain name for old programs, the true one in UTF-8. */
export const disposition = (filename: string): string =>
  `attachment; filename="${filename.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`
