import { readCustomerCode } from '@mandato/contract/fields/identifiers'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { followSheet, lockClient } from '../../registry/index.ts'
import { check, wrongFields } from '../fields.ts'
import { agentOf, clientPage, dayIn, postLetter } from '../mails.ts'
import { insertExport } from '../queries/erp-export.ts'
import { confirmedOf, type Sheet } from '../queries/sheets.ts'
import { notInState, refuse } from '../refusals.ts'
import { columnsOf } from '../registry-fields.ts'
import { changedFields, isContractual } from '../rules.ts'
import { erpRecord } from '../erp-record.ts'
import { type Opened, openSheet, refuseOldVersion } from './open-sheet.ts'
import { type Edit, saveSheet } from './save.ts'
import { step } from './step.ts'

/**
 * Hands a signed sheet to the review. A ready one goes there without a signature where only ordinary contacts
 * differ from the confirmed one and the company allows it.
 */
export async function sendForReview(context: Context, opened: Opened, edit: Edit | null): Promise<Sheet> {
  const sheet = edit ? await saveSheet(context, opened, edit) : opened.head
  if (!sheet) throw notInState('to_fill', context.language)
  if (sheet.status !== 'ready_to_sign' || !opened.settings.contacts_without_signature)
    return step(context, sheet, 'send_revision')
  const former = await confirmedOf(context.db, sheet.client_id)
  const asBefore =
    former !== undefined &&
    former.privacy_version === sheet.privacy_version &&
    former.terms_version === sheet.terms_version &&
    !isContractual(changedFields(former.fields, sheet.fields))
  if (!asBefore) throw refuse('signature_needed', {}, { current: { status: sheet.status } })
  return step(context, sheet, 'send_unsigned', { signed_how: 'carried' })
}

export interface Confirmation {
  readonly version?: number | undefined
  readonly note?: string | undefined
  readonly customer_code?: string | null | undefined
}

/**
 * Confirms a reviewed sheet, which cannot be undone: supersedes the former one, updates the registry and the ERP
 * export.
 */
export async function confirmSheet(context: Context, clientId: number, given: Confirmation): Promise<Sheet> {
  const { db, clock, user, config } = context
  // A code is a key: to change it the client has to be held alone, before others who wait for its sheet hold it too.
  if (given.customer_code) await lockClient(db, user, clientId)
  const opened = await openSheet(context, clientId)
  const { client, head, settings } = opened
  if (head?.status !== 'in_review') throw notInState(head?.status ?? 'to_fill', context.language)
  await refuseOldVersion(context, opened, given.version)
  // Two-person rule; a CHECK of the table enforces it too.
  if (head.edited_by === user.id) throw refuse('four_eyes')
  const { faults } = check(head.fields, head.fields, settings, true)
  if (faults.length > 0) throw wrongFields(faults, context.language)
  const code = customerCode(context, given.customer_code)
  const former = await confirmedOf(db, clientId)
  if (former) await step(context, former, 'supersede', { to_renew: false, to_renew_because: null })
  const validFrom = today(clock)
  const confirmed = await step(
    context,
    head,
    'confirm',
    {
      decided_at: clock.now(),
      decided_by: user.id,
      decision_note: given.note ?? null,
      valid_from: validFrom,
    },
    { valid_from: validFrom, ...(given.note && { reason: given.note }) },
  )
  if (!(await followSheet(db, clientId, columnsOf(confirmed.fields), code)))
    throw refuse('code_taken', { code }, { fields: { customer_code: 'code_taken' } })
  await insertExport(db, confirmed.id, clock.now(), erpRecord(code ?? client.code, confirmed))
  await tellBoth({ ...context, config }, opened, confirmed)
  return confirmed
}

function customerCode(context: Context, given: string | null | undefined): string | null {
  if (given === null || given === undefined || given === '') return null
  const read = readCustomerCode(given)
  if ('fault' in read)
    throw wrongFields([{ field: 'customer_code', code: 'customer_code' }], context.language)
  return read.value
}

async function tellBoth(context: Context, { client }: Opened, sheet: Sheet): Promise<void> {
  const name = String(sheet.fields['business_name'] ?? client.business_name)
  const address = sheet.signer_email ?? sheet.fields['email_commercial']
  const agent = agentOf(client)
  const signer =
    typeof address === 'string' ? { email: address, language: sheet.language, agent: false } : null
  for (const to of [signer, agent])
    if (to)
      await postLetter(context, {
        kind: 'confirmed',
        to,
        client,
        values: { client: name, from: dayIn(to.language, sheet.valid_from ?? '') },
        ...(to.agent && { url: clientPage(context.config, to.language, client.id) }),
      })
}

/** Rejects a reviewed sheet; the signed copy is kept, the agent begins the next revision. */
export async function rejectSheet(
  context: Context,
  clientId: number,
  given: { readonly reason: string; readonly version?: number | undefined },
): Promise<Sheet> {
  const opened = await openSheet(context, clientId)
  const { client, head } = opened
  if (!head) throw notInState('to_fill', context.language)
  await refuseOldVersion(context, opened, given.version)
  const rejected = await step(
    context,
    head,
    'reject',
    { decided_at: context.clock.now(), decided_by: context.user.id, decision_note: given.reason },
    { reason: given.reason },
  )
  const to = agentOf(client)
  if (to)
    await postLetter(context, {
      kind: 'rejected',
      to,
      client,
      values: { reason: given.reason },
      url: clientPage(context.config, to.language, client.id),
    })
  return rejected
}

/** Marks a confirmed sheet as due for renewal; it stays valid until the next one is confirmed. */
export async function flagForRenewal(context: Context, clientId: number): Promise<Sheet> {
  const { head } = await openSheet(context, clientId)
  if (!head) throw notInState('to_fill', context.language)
  return step(context, head, 'flag', { to_renew: true, to_renew_because: 'staff' }, { because: 'staff' })
}
