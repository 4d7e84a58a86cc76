import { chooseLanguage, type Language } from '@mandato/contract/words'
import type { Socket } from 'node:net'
import type { Refusal } from '../errors.ts'
import { refuse } from '../refusals.ts'
import { errorAnswer } from './answers.ts'
import { apiPolicy, securityHeaders } from './security.ts'

// Not imported: an import of `node:http` asks for all it holds, and with it for Node's fetch (35 ms of the start).
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** What Node's parser says of a request it could not read. */
interface BrokenRequest extends Error {
  readonly code?: string
  /** The bytes that were read. */
  readonly rawPacket?: unknown
}

/**
 * Answers what is no HTTP request, or too slow or too long to become one, as everything else is answered. No hook
 * runs for it, so the answer is written by hand; the connection ends with it.
 */
export function brokenRequests(isHttps: boolean) {
  return (error: BrokenRequest, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(answerTo(error, isHttps))
    socket.destroySoon()
  }
}

function answerTo(error: BrokenRequest, isHttps: boolean): string {
  const refusal = meaning(error)
  const read = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  const wished = /\r\naccept-language:([^\r\n]{0,200})/i.exec(read)?.[1]
  return writtenAnswer(refusal, chooseLanguage(wished), isHttps)
}

/** A refusal as it goes over the wire, for where no reply can be sent any more; the connection ends with it. */
export function writtenAnswer(refusal: Refusal, language: Language, isHttps: boolean): string {
  const body = JSON.stringify(errorAnswer(refusal, language))
  const { status } = refusal.sentence
  const headers = {
    ...securityHeaders(isHttps),
    'content-security-policy': apiPolicy,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n')
}

function meaning({ code }: BrokenRequest): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('too_slow')
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headers_too_large', { limit: '16 KiB' })
  return refuse('bad_request')
}
