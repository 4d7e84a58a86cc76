import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { placeAll } from '../files/archive.ts'
import { saidFault } from '../files/words.ts'

/** Takes PDF and XML of invoices, also in archives; each file for itself, so that one that is wrong keeps back no other. */
export async function uploadFiles(context: Context, received: readonly Upload[]) {
  const { db, files, jobs, user, clock, language } = context
  const told = []
  for (const { filename: name, path, bytes, sha256: ofAll } of received) {
    const placing = { db, files, jobs, now: clock.now() }
    for await (const one of placeAll(placing, { name, path, bytes, sha256: ofAll, by: user.id })) {
      if ('refused' in one) {
        const reason = saidFault(one.refused.fault, one.refused.what, language)
        told.push({ name: one.name, state: 'refused' as const, reason, documents: [] })
        continue
      }
      const { documents, same } = one.placed
      const early = documents.every(({ there }) => !there)
      told.push({
        name: one.name,
        state: same ? ('same' as const) : early ? ('early' as const) : ('kept' as const),
        reason: null,
        documents: documents.map(({ year, number }) => ({ year, number })),
      })
      if (!same)
        await recordEvent(context, {
          what: 'invoice_file.keep',
          entity: 'invoice_file',
          id: one.sha256,
          after: { name: one.name },
        })
    }
  }
  return { files: told }
}
