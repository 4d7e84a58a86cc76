import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { FileRefused } from '../electronic/refused.ts'
import { placeFile } from '../files/place.ts'
import { saidFault } from '../files/words.ts'

/** Takes PDF and XML of invoices; each file for itself, so that one that is wrong keeps back no other. */
export async function uploadFiles(context: Context, received: readonly Upload[]) {
  const { db, files, user, clock, language } = context
  const told = []
  for (const { filename: name, path, bytes, sha256 } of received) {
    try {
      const { documents, same } = await placeFile(
        { db, files, now: clock.now() },
        { name, path, bytes, sha256, by: user.id },
      )
      const early = documents.every(({ there }) => !there)
      told.push({
        name,
        state: same ? ('same' as const) : early ? ('early' as const) : ('kept' as const),
        reason: null,
        documents: documents.map(({ year, number }) => ({ year, number })),
      })
      if (!same)
        await recordEvent(context, {
          what: 'invoice_file.keep',
          entity: 'invoice_file',
          id: sha256,
          after: { name },
        })
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      const reason = saidFault(error.fault, error.what, language)
      told.push({ name, state: 'refused' as const, reason, documents: [] })
    }
  }
  return { files: told }
}
