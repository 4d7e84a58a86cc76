import type { ClientSet } from '@mandato/contract/sheets/calls'
import type * as z from 'zod'
import { today } from '../../platform/clock.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { maskEmail } from '../../signing/index.ts'
import type { Acting } from '../acting.ts'
import { downloadUrls } from '../../platform/files/downloads.ts'
import { versionsInForce } from '../queries/legal.ts'
import type { Sheet } from '../queries/sheets.ts'
import { notInState, refuse } from '../refusals.ts'
import { freezeSheet } from './freeze.ts'
import { openNewClient } from './new-client.ts'
import { type Opened, openSheet, presentValues, refuseOldVersion } from './open-sheet.ts'
import { sendForReview } from './review.ts'
import { beginRevision, type Edit, saveSheet } from './save.ts'
import { sendSheet, signerAddress } from './send.ts'
import { step } from './step.ts'
import { unfrozen } from './unfrozen.ts'
import { tellFormerSigner } from './withdraw.ts'

type Body = z.infer<typeof ClientSet>

/** Everything a form can ask for, in one transaction: save, make ready, send, hand to review, renew. */
export async function setSheet(context: Acting, clientId: number, body: Body) {
  const { db, clock, user } = context
  // An address for the signature means sending.
  const action = body.action ?? (body['signature-email'] ? 'send_signature' : 'save')
  if (user.role === 'customer' && action !== 'save') throw refuse('not_invited')
  if (user.role === 'customer' && clientId === 0) throw notFound()
  const opened = clientId === 0 ? await openNewClient(context, body) : await openSheet(context, clientId)
  await refuseOldVersion(context, opened, body.version, body.scheda_fields)
  const sheet = await perform(context, opened, action, body)
  // Without a version the last write wins, and is known to have won.
  if (body.version === undefined && opened.head)
    await recordEvent(context, {
      what: 'sheet.unversioned',
      entity: 'sheet',
      id: sheet.id,
      client: sheet.client_id,
    })
  const url = await downloadUrls(db, clock.now(), user)
  return {
    success: true as const,
    id: opened.client.id,
    sheet_id: sheet.id,
    revision: sheet.revision,
    version: sheet.version,
    status: sheet.status,
    pdf_url: sheet.pdf_file_id === null ? null : url(sheet.pdf_file_id),
    ...(action === 'send_signature' && sheet.signer_email && { sent_to: maskEmail(sheet.signer_email) }),
  }
}

function perform(
  context: Acting,
  opened: Opened,
  action: NonNullable<Body['action']>,
  body: Body,
): Promise<Sheet> {
  switch (action) {
    case 'save':
      return saveSheet(context, opened, editOf(body) ?? { ...flagsOf(body), fields: {} })
    case 'save_for_signature':
      return makeReady(context, opened, body)
    case 'send_signature':
      return send(context, opened, body)
    case 'send_revision':
      return sendForReview(context, opened, editOf(body))
    case 'renew':
      return renew(context, opened, body)
  }
}

const flagsOf = (body: Body): Omit<Edit, 'fields'> => ({
  customerMayFill: body.customer_may_fill,
  language: body.language,
})

/** What the form changes; null when it is only to be sent again (`is_edited: false`). */
function editOf(body: Body): Edit | null {
  if (body.is_edited === false || body.scheda_fields === undefined) return null
  return { ...flagsOf(body), fields: body.scheda_fields }
}

/** The draft to go on from: edited where there is something to edit or nothing to go on from. */
async function draftOf(context: Acting, opened: Opened, edit: Edit | null): Promise<Sheet> {
  const { head } = opened
  if (edit || !head || head.status === 'rejected')
    return saveSheet(context, opened, { ...(edit ?? { fields: {} }), tellSigner: false })
  return head
}

async function makeReady(context: Acting, opened: Opened, body: Body): Promise<Sheet> {
  const sheet = await draftOf(context, opened, editOf(body))
  if (sheet.status !== 'ready_to_sign') return freezeSheet(context, opened, sheet)
  return (await isStale(context, sheet))
    ? freezeSheet(context, opened, await step(context, sheet, 'edit', unfrozen))
    : sheet
}

/** Saves, validates, freezes and sends. An open link is replaced by the new one. */
async function send(context: Acting, opened: Opened, body: Body): Promise<Sheet> {
  const email = await signerAddress(context, body['signature-email'], opened.head?.signer_email)
  const sheet = await draftOf(context, opened, editOf(body))
  const again =
    sheet.status === 'sent' || (sheet.status === 'ready_to_sign' && (await isStale(context, sheet)))
  const sent = await sendSheet(
    context,
    opened,
    again ? await step(context, sheet, 'edit', unfrozen) : sheet,
    email,
  )
  await tellFormerSigner(context, opened, email)
  return sent
}

/** Have newer legal texts come into force since the sheet was frozen? Then it has to be drawn again. */
async function isStale({ db, clock }: Acting, sheet: Sheet): Promise<boolean> {
  const { privacy, terms } = await versionsInForce(db, today(clock))
  return sheet.privacy_version !== privacy || sheet.terms_version !== terms
}

/** Copies a confirmed sheet into the next revision; with `is_edited: false` it is ready to sign at once. */
async function renew(context: Acting, opened: Opened, body: Body): Promise<Sheet> {
  const { head } = opened
  if (head?.status !== 'confirmed') throw notInState(head?.status ?? 'to_fill', context.language)
  const edit = editOf(body)
  const draft = await beginRevision(
    context,
    opened,
    presentValues(opened),
    [],
    flagsOf(body) as Edit,
    'renew',
  )
  if (body.is_edited === false) return freezeSheet(context, opened, draft)
  return edit ? saveSheet(context, { ...opened, head: draft }, edit) : draft
}
