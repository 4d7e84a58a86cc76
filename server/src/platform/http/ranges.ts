import type { RangedFile } from '@mandato/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusals.ts'
import { disposition } from './file.ts'
import { PiecesStream } from './pieces-stream.ts'

interface Part {
  readonly from: number
  readonly to: number
}

/**
 * Which bytes are asked for (RFC 9110, 14.2): null for all of them, `beyond` where there are none. Several ranges at once
 * nobody needs to go on with a download: they get the whole.
 */
export function rangeOf(header: string | undefined, bytes: number): Part | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return last === '0' || /^0+$/.test(last) ? 'beyond' : suffix(Number(last), bytes)
  if (last !== '' && Number(last) < Number(first)) return null
  if (Number(first) >= bytes) return 'beyond'
  return { from: Number(first), to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}

const suffix = (length: number, bytes: number): Part | 'beyond' =>
  bytes === 0 ? 'beyond' : { from: Math.max(0, bytes - length), to: bytes - 1 }

/** Is one of the named editions the one there is? Weak ones tell nothing about bytes. */
const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Sends a file, or the part of it that is asked for. */
export async function sendRanged(request: FastifyRequest, reply: FastifyReply, file: RangedFile) {
  const etag = `"${file.etag}"`
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  void reply
    .type(file.type)
    .header('content-disposition', disposition(file.filename, file.inline ? 'inline' : 'attachment'))
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    // What is saved is asked for anew each time: whether it may still be had. What is shown was seen already.
    .header('cache-control', file.inline ? 'private, max-age=300' : 'private, no-cache')
  if (typeof known === 'string' && names(known, etag)) return reply.code(304).send()
  // A part goes on with these very bytes, or all is sent anew.
  const asked = ifRange === undefined || ifRange === etag ? rangeOf(range, file.bytes) : null
  if (asked === 'beyond') {
    void reply.header('content-range', `bytes */${file.bytes}`).removeHeader('content-disposition')
    throw refuse('range_beyond', { bytes: file.bytes })
  }
  const { from, to } = asked ?? { from: 0, to: file.bytes - 1 }
  if (from === 0 && request.method === 'GET') await file.taken?.()
  void reply.header('content-length', String(to - from + 1))
  if (asked) void reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes}`)
  if (request.method === 'HEAD' || to < from) return reply.send(Buffer.alloc(0))
  return reply.send(new PiecesStream(file.read(from, to)))
}
