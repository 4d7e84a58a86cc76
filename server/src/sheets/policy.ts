import type { SheetEvent } from '@mandato/contract/sheets/transitions'
import { holds, isStaff, type Person } from '../platform/person.ts'
import type { SheetStatus } from '@mandato/contract/sheets/status'
import { next } from './rules.ts'

interface State {
  readonly status: SheetStatus
  readonly to_renew: boolean
  readonly edited_by: number | null
  readonly customer_may_fill: boolean
}

/**
 * What a person may do with a client's sheet as it stands: role, status and the two-person rule in one place, for the
 * screens.
 */
export function mayOn(person: Person, sheet: State | null, deleted: boolean) {
  const status: SheetStatus = sheet?.status ?? 'to_fill'
  const staff = isStaff(person)
  const works = !deleted && (staff || person.role === 'agent')
  const can = (event: SheetEvent) => works && next(event, status) !== undefined
  const edits = can('save') || can('edit')
  const reviews = !deleted && staff && holds(person, 'confirm_sheets') && status === 'in_review'
  return {
    save: edits || mayFill(person, sheet, deleted),
    save_for_signature: edits,
    send_signature: edits,
    send_revision: can('send_revision') || can('send_unsigned'),
    renew: can('renew'),
    withdraw: can('withdraw'),
    cancel: staff && can('cancel'),
    remind: can('remind'),
    upload_paper: can('sign_on_paper'),
    // The last editor may not confirm.
    confirm: reviews && sheet?.edited_by !== person.id,
    reject: reviews,
    flag_for_renewal: staff && can('flag') && !(sheet?.to_renew ?? false),
  }
}

/** A customer fills its own sheet when invited, until it is sent. */
export const mayFill = (person: Person, sheet: State | null, deleted: boolean): boolean =>
  person.role === 'customer' &&
  !deleted &&
  sheet !== null &&
  sheet.customer_may_fill &&
  sheet.status !== 'sent' &&
  (next('save', sheet.status) ?? next('edit', sheet.status)) !== undefined

/** Staff delete any uploaded file, an agent its own; nobody a signed one. */
export const mayDeleteAttachment = (
  person: Person,
  attachment: { readonly kind: string; readonly created_by: number | null },
): boolean => attachment.kind === 'upload' && (isStaff(person) || attachment.created_by === person.id)
