import { draftStore, type Kept } from '../../platform/drafts/store.ts'
import type { Language } from '../../platform/i18n/languages.ts'
import type { Base, Mine } from './values.ts'

/** How the sheet goes out, beside its fields. */
export interface Ways {
  readonly language?: Language
  readonly customerMayFill?: boolean
  /** Of a new client, where the back office enters it. */
  readonly agency?: number
}
/** A form that was begun on this device and not saved yet. */
export interface Draft extends Kept {
  readonly base: Base
  readonly mine: Mine
  readonly ways: Ways
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'begun' in value &&
  'base' in value &&
  'mine' in value &&
  'ways' in value &&
  'waiting' in value

/** Sheets begun on this device, by the number of their client. */
export const sheetDrafts = draftStore('sheet', isDraft)
