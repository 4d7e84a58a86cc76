import type { SheetValue, SheetValues } from '@mandato/contract/sheets/fields'
import type { Language } from '@mandato/contract/words'
import type { Context } from '../../platform/context.ts'
import { mergeFields } from '../fields.ts'
import { languageOf } from '../../registry/index.ts'
import { insertSheet, type Sheet } from '../queries/sheets.ts'
import { notInState, refuse } from '../refusals.ts'
import { shownValues } from '../registry-fields.ts'
import type { SheetStatus } from '@mandato/contract/sheets/status'
import { changedFields, next } from '../rules.ts'
import { type Opened, presentValues } from './open-sheet.ts'
import { step, tell } from './step.ts'
import { unfrozen } from './unfrozen.ts'
import { endLinkOf } from './withdraw.ts'

export interface Edit {
  readonly fields: Readonly<Record<string, SheetValue>>
  readonly customerMayFill?: boolean | undefined
  readonly language?: Language | undefined
  /** False keeps an open link quiet because a new one follows at once. */
  readonly tellSigner?: boolean
}

/**
 * Saves fields into the draft; an edit of a sheet that was ready or sent makes it a draft again and its link
 * dies, an edit of a rejected one begins the next revision and leaves the rejected one as it is.
 */
export async function saveSheet(context: Context, opened: Opened, edit: Edit): Promise<Sheet> {
  const { head } = opened
  const status: SheetStatus = head?.status ?? 'to_fill'
  refuseUninvited(context, opened, edit)
  const event = next('edit', status) ? 'edit' : 'save'
  if (!next(event, status)) throw notInState(status, context.language)
  const before = presentValues(opened)
  const { client, settings } = opened
  const fields = mergeFields(
    context.user,
    before,
    edit.fields,
    shownValues(client),
    settings,
    context.language,
  )
  const changed = changedFields(before, fields)
  if (!head || status === 'rejected') return beginRevision(context, opened, fields, changed, edit)
  const saved = await step(
    context,
    head,
    event,
    {
      fields,
      ...(changed.length > 0 && { edited_at: context.clock.now(), edited_by: context.user.id }),
      ...(edit.language && { language: edit.language }),
      ...(edit.customerMayFill !== undefined && { customer_may_fill: edit.customerMayFill }),
      ...unfrozen,
    },
    changesFor(before, fields, changed),
  )
  if (status === 'sent') await endLinkOf(context, opened.client, head, 'edited', edit.tellSigner ?? true)
  return saved
}

/** Writes the next revision of a client's sheet as a draft. */
export async function beginRevision(
  context: Context,
  { client, head }: Opened,
  fields: SheetValues,
  changed: readonly string[],
  edit: Edit,
  event: 'save' | 'renew' = 'save',
): Promise<Sheet> {
  const now = context.clock.now()
  const sheet = await insertSheet(context.db, {
    client_id: client.id,
    status: 'draft',
    since: now,
    language: edit.language ?? head?.language ?? languageOf(client.country),
    fields,
    customer_may_fill: edit.customerMayFill ?? head?.customer_may_fill ?? false,
    created_at: now,
    created_by: context.user.id,
    edited_at: now,
    edited_by: context.user.id,
  })
  await tell(
    context,
    event,
    sheet,
    head?.status ?? 'to_fill',
    'draft',
    changesFor(head?.fields ?? {}, fields, head ? changed : []),
  )
  return sheet
}

/** The values an event tells: of the changed fields only, before and after. */
function changesFor(before: SheetValues, after: SheetValues, changed: readonly string[]) {
  const pick = (values: SheetValues) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]))
  return changed.length === 0 ? {} : { before: { fields: pick(before) }, fields: pick(after) }
}

/** A customer fills its sheet when invited, and leaves the invitation as it is. */
function refuseUninvited({ user }: Context, { head }: Opened, edit: Edit): void {
  if (user.role !== 'customer') return
  const may = head?.customer_may_fill === true && head.status !== 'sent'
  const changesFlag = edit.customerMayFill !== undefined && edit.customerMayFill !== head?.customer_may_fill
  if (!may || changesFlag) throw refuse('not_invited')
}
