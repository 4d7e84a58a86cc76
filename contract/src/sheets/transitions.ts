import type { SheetStatus } from './status.ts'

/**
 * The way of a revision: event → statuses it may start from → status it ends in. What is not listed is refused with 409.
 * `save` of a rejected revision and `renew` of a confirmed one leave it as it is and begin the next.
 */
export const sheetTransitions = {
  save: { from: ['to_fill', 'draft', 'rejected'], to: 'draft' },
  edit: { from: ['ready_to_sign', 'sent'], to: 'draft' },
  freeze: { from: ['to_fill', 'draft'], to: 'ready_to_sign' },
  send: { from: ['to_fill', 'draft', 'ready_to_sign'], to: 'sent' },
  remind: { from: ['sent'], to: 'sent' },
  expire: { from: ['sent'], to: 'ready_to_sign' },
  withdraw: { from: ['sent'], to: 'draft' },
  decline: { from: ['sent'], to: 'rejected' },
  sign: { from: ['sent'], to: 'signed' },
  sign_on_paper: { from: ['ready_to_sign', 'sent'], to: 'signed' },
  send_revision: { from: ['signed'], to: 'in_review' },
  // Only where nothing contractual changed since the confirmed revision.
  send_unsigned: { from: ['ready_to_sign'], to: 'in_review' },
  confirm: { from: ['in_review'], to: 'confirmed' },
  supersede: { from: ['confirmed'], to: 'superseded' },
  reject: { from: ['in_review'], to: 'rejected' },
  flag: { from: ['confirmed'], to: 'confirmed' },
  renew: { from: ['confirmed'], to: 'draft' },
  cancel: { from: ['draft', 'ready_to_sign', 'sent'], to: 'cancelled' },
} as const satisfies Record<
  string,
  { readonly from: readonly SheetStatus[]; readonly to: Exclude<SheetStatus, 'to_fill'> }
>
export type SheetEvent = keyof typeof sheetTransitions

/** A revision that is worked on: a client has one at most. */
export const openSheetStatuses = [
  'draft',
  'ready_to_sign',
  'sent',
  'signed',
  'in_review',
] as const satisfies readonly SheetStatus[]
/** Nothing changes this revision any more; what follows is the next one. */
export const terminalSheetStatuses = [
  'confirmed',
  'rejected',
  'superseded',
  'cancelled',
] as const satisfies readonly SheetStatus[]
