import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { acceptFile, safeFileName } from '../../platform/files/accept-file.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { notFound, refuse as refuseInGeneral } from '../../platform/refusals.ts'
import { keepFile } from '../../platform/files/stored-files.ts'
import { keepSignature } from '../../signing/index.ts'
import { addAttachmentRow, attachmentById, deleteAttachmentRow } from '../queries/attachments.ts'
import { clientSeenBy } from '../queries/clients.ts'
import type { Sheet } from '../queries/sheets.ts'
import { notInState, refuse } from '../refusals.ts'
import { mayDeleteAttachment } from '../policy.ts'
import { next } from '../rules.ts'
import { type Opened, openSheet } from './open-sheet.ts'
import { step } from './step.ts'
import { endLinkOf } from './withdraw.ts'

/** Scans and photos. */
const scans = ['pdf', 'png', 'jpeg', 'webp'] as const

/** Adds a file to a client's sheet. A hand-signed copy of a frozen sheet is its signature. */
export async function attach(
  context: Context,
  clientId: number,
  kind: 'upload' | 'paper_signature',
  file: Upload,
) {
  const { db, clock, files, user } = context
  const opened = await openSheet(context, clientId)
  const { head } = opened
  if (kind === 'paper_signature' && !(head && next('sign_on_paper', head.status)))
    throw notInState(head?.status ?? 'to_fill', context.language)
  const mime = await acceptFile(file, scans)
  const fileId = await keepFile(db, files, {
    name: safeFileName(file.filename),
    mime,
    path: file.path,
    bytes: file.bytes,
    sha256: file.sha256,
    by: user.id,
  })
  const id = await addAttachmentRow(db, {
    clientId,
    sheetId: head?.id ?? null,
    fileId,
    kind,
    now: clock.now(),
    by: user.id,
  })
  await recordEvent(context, {
    what: 'attachment.added',
    entity: 'attachment',
    id,
    client: clientId,
    after: { kind, sha256: file.sha256 },
  })
  const sheet =
    kind === 'paper_signature' && head ? await signOnPaper(context, opened, head, file.sha256) : head
  return { success: true as const, id, status: sheet?.status ?? ('to_fill' as const) }
}

async function signOnPaper(
  context: Context,
  { client, settings }: Opened,
  sheet: Sheet,
  sha256: string,
): Promise<Sheet> {
  const { db, clock, user, ip, userAgent } = context
  const now = clock.now()
  await endLinkOf(context, client, sheet, 'paper', true)
  await keepSignature(db, {
    documentId: sheet.id,
    how: 'paper',
    linkId: null,
    name: null,
    email: null,
    mark: null,
    consents: [],
    documentSha256: sheet.pdf_sha256 ?? '',
    now,
    source: { ip, userAgent },
    about: {
      sheet: { id: sheet.id, revision: sheet.revision, client_id: client.id, client_code: client.code },
      copy: { sha256, uploaded_by: user.id },
    },
  })
  const signed = await step(
    context,
    sheet,
    'sign_on_paper',
    { signed_at: now, signed_how: 'paper' },
    { sha256 },
  )
  // If the settings say so, for a paper copy as for a signature by phone.
  return settings.auto_review ? step(context, signed, 'send_revision') : signed
}

/** Deletes an uploaded file; what was signed stays. */
export async function deleteAttachment(context: Context, id: number): Promise<void> {
  const { db, user } = context
  const attachment = await attachmentById(db, id)
  if (!attachment || !(await clientSeenBy(db, user, attachment.client_id))) throw notFound()
  if (attachment.kind !== 'upload') throw refuse('attachment_stays')
  if (!mayDeleteAttachment(user, attachment)) throw refuseInGeneral('not_allowed')
  await deleteAttachmentRow(db, id)
  await forgetFiles(context, [attachment.file_id])
  await recordEvent(context, {
    what: 'attachment.deleted',
    entity: 'attachment',
    id,
    client: attachment.client_id,
  })
}
