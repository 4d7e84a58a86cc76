import type { ImportState } from '@mandato/contract/imports/names'

/** What the rights depend on. */
export interface ImportFacts {
  readonly state: ImportState
  readonly rows: number
  readonly rejected: number
  /** Whether the bytes are still kept. */
  readonly file_id: number | null
  readonly failure: { readonly key: string } | null
}

const cancellable: readonly ImportState[] = ['queued', 'checking', 'applying', 'checked']

/** Checked to its end and not written: a trial, or a file that was held back because of its rejected rows. */
export const isChecked = ({ state, failure }: ImportFacts): boolean =>
  state === 'checked' ||
  (state === 'failed' && (failure?.key === 'has_rejects' || failure?.key === 'nothing_valid'))

export const mayCancel = ({ state }: ImportFacts): boolean => cancellable.includes(state)

export type ApplyFault =
  | 'import_not_checked'
  | 'import_nothing_valid'
  | 'import_has_rejects'
  | 'import_file_gone'

/** Why a checked file cannot be applied; null when it can. */
export function applyFault(facts: ImportFacts, acceptValid: boolean): ApplyFault | null {
  if (!isChecked(facts)) return 'import_not_checked'
  if (facts.rejected === facts.rows) return 'import_nothing_valid'
  if (facts.rejected > 0 && !acceptValid) return 'import_has_rejects'
  return facts.file_id === null ? 'import_file_gone' : null
}
