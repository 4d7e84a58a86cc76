export const sheetStatuses = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'sent',
  'signed',
  'in_review',
  'confirmed',
  'rejected',
  'superseded',
  'cancelled',
] as const
export type SheetStatus = (typeof sheetStatuses)[number]

/** What lists show as the state of a sheet: `to_renew` is a flag on the confirmed one. */
export const shownSheetStatuses = [...sheetStatuses, 'to_renew'] as const
export type ShownSheetStatus = (typeof shownSheetStatuses)[number]

/** The statuses a client can stand under: each client counts once, under the revision that matters. */
export const boardStatuses = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'sent',
  'signed',
  'in_review',
  'confirmed',
  'to_renew',
  'rejected',
] as const satisfies readonly ShownSheetStatus[]
export type BoardStatus = (typeof boardStatuses)[number]

/** Where the next step is the agent's: not the signer's, not the back office's, and not done. */
export const withAgent = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'signed',
  'to_renew',
  'rejected',
] as const satisfies readonly BoardStatus[]

/** What an agency is reminded of: begun or not, it is not signed. */
export const unfinished = [
  'to_fill',
  'draft',
  'ready_to_sign',
  'sent',
  'rejected',
] as const satisfies readonly BoardStatus[]
