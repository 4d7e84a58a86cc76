import type { FileAnswer } from '@mandato/contract'
import type { FastifyReply } from 'fastify'
import { type ExportTurns, stalledAfter, writtenAhead } from './export-turns.ts'
import { responseOf } from './success.ts'

/** Sends a file that a call has made. */
export const sendFile = (reply: FastifyReply, type: string, file: FileAnswer) =>
  reply
    .type(file.type ?? type)
    .header('content-disposition', disposition(file.filename))
    .send(responseOf(file.data))

/**
 * Sends the file of a call that reads a whole table itself, in turn with the exports and as far ahead of its reader.
 * @throws too_many_exports
 */
export async function sendWhole(
  reply: FastifyReply,
  type: string,
  { turns, person }: { readonly turns: ExportTurns; readonly person: number },
  make: () => Promise<FileAnswer>,
) {
  const turn = await turns.take(person)
  try {
    const file = await make()
    if (file.data instanceof Uint8Array) {
      turn.taken()
      return await sendFile(reply, type, file)
    }
    reply.raw.setTimeout(stalledAfter, () => reply.raw.destroy())
    return await sendFile(reply, type, { ...file, data: writtenAhead(file.data, turn) })
  } catch (error) {
    turn.taken()
    throw error
  }
}

/** RFC 6266: a plain name for old programs, the true one in UTF-8. */
export const disposition = (filename: string, how: 'attachment' | 'inline' = 'attachment'): string =>
  `${how}; filename="${filename.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`
