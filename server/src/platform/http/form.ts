import '@fastify/multipart'
import type { Form, Upload } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { incomingFolder } from '../files/incoming.ts'
import { refuse } from '../refusals.ts'
import { sizeInWords } from './authorise.ts'
import { mostFilesOf, placeField } from './form-parts.ts'
import { invalid, parse } from './validation.ts'

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: Upload | null
  /** All of them by the names of their parts, where a form may have more than one. */
  readonly files: Readonly<Record<string, readonly Upload[]>>
  /** Removes what is left of the received bytes. */
  discard(): Promise<void>
}

/** Bytes of a text field. */
const mostOfField = 100_000
/** Enough for an order of 200 lines with three fields each. */
const mostFields = 800

const tooMany = (sofar: number, most: number) =>
  sofar < most ? null : ({ code: 'at_most_entries', values: { n: String(most) } } as const)

/** Streams a multipart form to disk: memory stays flat and the limit holds even when Content-Length lies. */
export async function readForm(request: FastifyRequest, form: Form, dataDir: string): Promise<ReceivedForm> {
  const hasBoundary = /;\s*boundary="?[^\s";]/i.test(request.headers['content-type'] ?? '')
  if (!request.isMultipart() || !hasBoundary)
    throw refuse('wrong_media_type', { expected: 'multipart/form-data; boundary=…' })
  const folder = await incomingFolder(dataDir)
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const fields: Record<string, unknown> = {}
    const most = form.more ?? { [form.file]: 1 }
    const files: Record<string, Upload[]> = Object.fromEntries(Object.keys(most).map((name) => [name, []]))
    let received = 0
    const limits = {
      fileSize: form.maxBytes,
      files: mostFilesOf(form),
      fields: mostFields,
      fieldSize: mostOfField,
    }
    for await (const part of request.parts({ limits: { ...limits, parts: limits.files + limits.fields } })) {
      const { fieldname: name } = part
      if (part.type === 'field') {
        if (part.valueTruncated) throw fieldTooLong(name, request.language)
        placeField(fields, name, part.value)
        continue
      }
      const sameName = Object.hasOwn(files, name) ? files[name] : undefined
      const fault = sameName ? tooMany(sameName.length, most[name] ?? 0) : ({ code: 'unknown' } as const)
      if (fault) {
        part.file.resume()
        throw invalid([{ field: name, ...fault }], request.language)
      }
      sameName?.push(await receive(part, form, join(folder, `file-${++received}`)))
    }
    const file = files[form.file]?.[0] ?? null
    if (form.required && !file) throw invalid([{ field: form.file, code: 'required' }], request.language)
    return { fields: parse(form.fields, fields, request.language), file, files, discard }
  } catch (error) {
    await discard()
    throw asRefusal(error as Error & { code?: string }, form)
  }
}

const fieldTooLong = (field: string, language: Language) =>
  invalid([{ field, code: 'at_most_characters', values: { n: String(mostOfField) } }], language)

/** Translates the errors of the form parser; others are passed on. */
function asRefusal(error: Error & { code?: string }, form: Form): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(form)
  return /unexpected end of multipart data/i.test(error.message) ? refuse('bad_request') : error
}

interface FilePart {
  readonly filename: string
  readonly file: NodeJS.ReadableStream & { readonly truncated: boolean }
}

/**
 * Received bytes after which what was written of them is let go. To the garbage collector a piece of a file is one small
 * object: it looked after the young ones so seldom that 500 MB took 104 MiB of memory; so they take some 25.
 */
const cleanedEach = 16 * 1024 * 1024

async function receive(part: FilePart, form: Form, path: string): Promise<Upload> {
  const hash = createHash('sha256')
  let bytes = 0
  let cleanAt = cleanedEach
  const count = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk)
      bytes += chunk.length
      if (bytes >= cleanAt) {
        cleanAt += cleanedEach
        // Only the young generation: a millisecond or two.
        globalThis.gc?.({ type: 'minor' })
      }
      next(null, chunk)
    },
  })
  await pipeline(part.file, count, createWriteStream(path, { mode: 0o600 }))
  if (part.file.truncated) throw tooLarge(form)
  // Of a name that is too long the end stays: it says what the file is.
  return { filename: part.filename.slice(-255), path, bytes, sha256: hash.digest('hex') }
}

const tooLarge = (form: Form) => refuse('too_large', { limit: sizeInWords(form.maxBytes) })
