import { type Call, type FileAnswer, isBinary, pathsOf, type RangedFile } from '@mandato/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Services } from '../context.ts'
import { type Db, transaction } from '../db/db.ts'
import type { StoreGuard } from '../db/database-guard.ts'
import { atTheScreen } from '../person.ts'
import { refusalOf } from './answers.ts'
import { columnsLeftOut } from './chosen-columns.ts'
import { sendExport, wantedOutput } from './download.ts'
import { keepRefusal, numberedIn } from './device-keys.ts'
import { Drawings } from '../papers/drawings.ts'
import type { ExportTurns } from './export-turns.ts'
import { sendFile, sendWhole } from './file.ts'
import { sendRanged } from './ranges.ts'
import { readForm, type ReceivedForm } from './form.ts'
import { act, actOnItsOwn, attemptOf } from './act.ts'
import type { Names } from './filter-words.ts'
import type { AnyHandler, AnyReader, Bound, Printer } from './handlers.ts'
import type { Input } from './input.ts'
import { recordExport, recordRead } from './record-reads.ts'
import type { NameSubject } from './subject.ts'
import { successAnswer } from './success.ts'
import { parse } from './validation.ts'

export interface BindingParts extends Services {
  readonly db: Db
  readonly store: StoreGuard
  readonly turns: ExportTurns
  readonly nameSubject: NameSubject
}

/** Mounts the calls of a domain: checks, transaction, safe retries, envelope. The handlers hold the business. */
export function bind(
  app: FastifyInstance,
  parts: BindingParts,
  { calls, handlers, printers, readers, names }: Bound,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handle = handlers[name]
    if (!handle) throw new Error(`no handler for ${name}`)
    for (const path of pathsOf(call))
      app.route({
        method: call.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: { call },
        handler: (request, reply) =>
          respond(
            parts,
            { name, call, handle, printer: printers[name], read: readers[name], names },
            request,
            reply,
          ),
      })
  }
}

interface Mounted {
  readonly name: string
  readonly call: Call
  readonly handle: AnyHandler
  readonly printer: Printer | undefined
  readonly read: AnyReader | undefined
  readonly names: Names
}

/** Answers; what refuses an act that a device numbered is kept under its number. */
async function respond(parts: BindingParts, mounted: Mounted, request: FastifyRequest, reply: FastifyReply) {
  const key = request.headers['idempotency-key']
  const numbered = mounted.call.effect === 'write' && typeof key === 'string' ? numberedIn(key) : null
  const userId = request.person?.id
  if (!numbered || userId === undefined) return answerTo(parts, mounted, request, reply)
  try {
    return await answerTo(parts, mounted, request, reply)
  } catch (error) {
    const refusal = refusalOf(error)
    const { name: call } = mounted
    if (refusal) await keepRefusal(parts.db, { userId, call, key: String(key), ...numbered }, refusal)
    throw error
  }
}

async function answerTo(
  parts: BindingParts,
  { name, call, handle, printer, read, names }: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = call.form ? await readForm(request, call.form, parts.config.dataDir) : null
  try {
    const input = readInput(call, request, form)
    const output = wantedOutput(call, request.query, request.language)
    if (output) {
      const context = (db: Db) => contextOf(parts, request, db)
      const { turns, nameSubject } = parts
      const shared = { names, turns, nameSubject }
      const without = columnsLeftOut(call, request.query, request.language)
      const wanted = { name, call, input, output, without, printer, handle, read, context, ...shared }
      return await sendExport(parts.db, wanted, reply)
    }
    if (call.effect === 'write') {
      const asked = { call, handle, input, attempt: attemptOf(name, call, request, input) }
      const drawings = new Drawings(parts.clock.now())
      // A write is tried once: whether a broken one took effect only its key can tell.
      const text = await parts.store.once(() =>
        call.transaction === 'own'
          ? actOnItsOwn(asked, parts.db, (once) => contextOf(parts, request, parts.db, once))
          : drawings.around(() =>
              transaction(parts.db, (tx) => act(asked, { ...contextOf(parts, request, tx), drawings })),
            ),
      )
      return await reply.type('application/json; charset=utf-8').send(text)
    }
    const context = contextOf(parts, request, parts.db)
    const answer = async () => {
      const answered = await parts.store.read(() => handle(input, context))
      await recordRead(parts.db, context, call, input)
      return answered
    }
    if (!isBinary(call.response))
      return await reply.send(successAnswer(call, input, await answer(), request.language))
    const { binary } = call.response
    const file = answer as () => Promise<FileAnswer | RangedFile>
    if (!call.whole || !request.person) {
      const made = await file()
      if ('read' in made) return await sendRanged(request, reply, made)
      if (call.immutable) void reply.header('cache-control', 'private, max-age=31536000, immutable')
      return await sendFile(reply, binary, made)
    }
    // A call that reads a whole table makes its file as it goes.
    const whole = file as () => Promise<FileAnswer>
    await recordExport(parts.db, context, { name, call, input, output: 'file' })
    return await sendWhole(reply, binary, { turns: parts.turns, person: atTheScreen(request.person) }, whole)
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
    ...(form && { fields: form.fields, file: form.file, files: form.files }),
  }
}

/** Where the whole act is one transaction, its effect is had once anyway. */
const inTheAct: Context['once'] = (_tx, effect) => effect()

function contextOf(parts: BindingParts, request: FastifyRequest, db: Db, once = inTheAct): Context {
  const { config, clock, log, files, jobs } = parts
  return {
    drawings: Drawings.inPlace(clock.now()),
    db,
    config,
    clock,
    log,
    files,
    jobs,
    language: request.language,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    once,
    // For a public call nobody is signed in; the types of the handlers keep such a handler from looking.
    user: request.person as Context['user'],
  }
}
