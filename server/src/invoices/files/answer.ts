import { printElectronic } from '../../../papers/invoices/electronic.ts'
import type { Context } from '../../platform/context.ts'
import { bytesOf } from '../../platform/files/files.ts'
import { storedFile } from '../../platform/files/stored-files.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Letterhead } from '../letterhead.ts'
import { type FileOf, filesOfInvoice, folderTroubles, inFileNames } from '../queries/files.ts'
import { isFault, saidFault } from './words.ts'

/**
 * A file of an invoice in sight: the XML untouched; as PDF the ERP's own, and where there is none, our drawing of the XML.
 */
export async function invoiceFile(context: Context, letterhead: Letterhead, id: number, output: FileOf) {
  const { db, user, files, config, language, clock } = context
  const held = await filesOfInvoice(db, user, id)
  const own = held?.find(({ kind }) => kind === output)
  const xml = held?.find(({ kind }) => kind === 'xml')
  const asked = own ?? xml
  if (!asked || (output === 'xml' && !own)) throw notFound()
  const stored = await storedFile(db, asked.file_id)
  if (!stored) throw notFound()
  if (own) return { filename: stored.name, type: stored.mime, data: files.read(stored.stored_as) }
  // What reads XML and signatures is loaded with the first of them, not with the start.
  const { electronicInvoices } = await import('../electronic/invoice.ts')
  const invoice = electronicInvoices(await bytesOf(files, stored.stored_as))[asked.body]
  if (!invoice) throw new Error('the documents of an XML do not change')
  const company = await letterhead(db, config)
  const paper = { language, company, invoice, sha256: stored.sha256, drawnAt: clock.now() }
  return {
    filename: `${asked.year}-${inFileNames(asked.number)}.pdf`,
    type: 'application/pdf',
    data: await printElectronic(paper),
  }
}

/** What lies in the folder of the ERP refused, and why. */
export async function folderAnswer({ db, language }: Context) {
  const { refused, early } = await folderTroubles(db)
  return {
    early,
    refused: refused.map(({ name, fault, what, seen_at }) => ({
      name,
      reason: isFault(fault) ? saidFault(fault, what, language) : fault,
      seen_at,
    })),
  }
}
