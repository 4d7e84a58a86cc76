import { letterhead } from '../../company/index.ts'
import type { FileAnswer } from '@mandato/contract'
import type { PublicContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { notFound } from '../../platform/refusals.ts'
import { storedFile } from '../../platform/files/stored-files.ts'
import { refuseToSign, signatureOf } from '../../signing/index.ts'
import { fileName } from '../actions/freeze.ts'
import { follow } from '../actions/signer/link.ts'
import { textsFor } from '../actions/texts.ts'
import type { Acting } from '../acting.ts'
import { sheetPaper } from './compose.ts'
import { fileOfKey } from '../../platform/files/downloads.ts'
import { languageOf } from '../../registry/index.ts'
import { clientSeenBy } from '../queries/clients.ts'
import { sheetSettings } from '../queries/settings.ts'
import { confirmedBefore, headOf, lastRevision } from '../queries/sheets.ts'
import { refuse } from '../refusals.ts'
import { valuesOf } from '../registry-fields.ts'

async function storedAnswer(db: Db, files: FileStore, id: number): Promise<FileAnswer> {
  const file = await storedFile(db, id)
  if (!file) throw notFound()
  return { filename: file.name, type: file.mime, data: files.read(file.stored_as) }
}

/** A file by an address that was handed out and still holds. */
export async function downloadFile({ db, files, clock }: PublicContext, key: string): Promise<FileAnswer> {
  const id = await fileOfKey(db, key, clock.now())
  if (id === null) throw refuse('download_expired')
  return storedAnswer(db, files, id)
}

/** What a link leads to: before the signature the frozen sheet, after it only the sealed file. */
export async function signerFile({ db, files, clock }: PublicContext, token: string): Promise<FileAnswer> {
  const { sheet, state } = await follow(db, token, clock.now())
  if (state === 'open' && sheet.pdf_file_id !== null) return storedAnswer(db, files, sheet.pdf_file_id)
  const sealed = (await signatureOf(db, sheet.id))?.sealed_file_id ?? null
  if (sealed === null) throw refuseToSign('being_sealed', {}, { retryAfter: 3 })
  return storedAnswer(db, files, sealed)
}

/** A client's sheet as PDF: sealed, else frozen, else drawn now as a draft. */
export async function sheetFile(context: Acting, clientId: number): Promise<FileAnswer> {
  const { db, user, files, papers, clock, config } = context
  const client = await clientSeenBy(db, user, clientId)
  if (!client) throw notFound()
  const head = await headOf(db, clientId)
  const sealed = head ? (await signatureOf(db, head.id))?.sealed_file_id : null
  const stored = sealed ?? head?.pdf_file_id ?? null
  if (stored !== null) return storedAnswer(db, files, stored)
  const language = head?.language ?? languageOf(client.country)
  const revision = head?.revision ?? (await lastRevision(db, clientId)) + 1
  const data = await papers.sheetPdf(
    sheetPaper({
      client,
      revision,
      language,
      values: head?.fields ?? valuesOf(client),
      former: head && (await confirmedBefore(db, head)),
      texts: await textsFor(db, clock, language),
      settings: await sheetSettings(db),
      company: await letterhead(db, config),
      draft: true,
      madeAt: clock.now(),
    }),
  )
  return { filename: fileName(client.code, revision), type: 'application/pdf', data }
}
