import type { Language } from '../../platform/i18n/languages.ts'
import { local } from '../../platform/storage.ts'
import type { Base, Mine } from './values.ts'

/** How the sheet goes out, beside its fields. */
export interface Ways {
  readonly language?: Language
  readonly customerMayFill?: boolean
  /** Of a new client, where the back office enters it. */
  readonly agency?: number
}
/** A form that was begun on this device and not saved yet. */
export interface Draft {
  readonly at: number
  readonly base: Base
  readonly mine: Mine
  readonly ways: Ways
}

/** Each person has drafts of their own on a device that several share. */
const keyOf = (person: number, client: number) => `sheet-draft.${person}.${client}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'base' in value &&
  'mine' in value &&
  'ways' in value

export function readDraft(person: number, client: number): Draft | null {
  try {
    const kept: unknown = JSON.parse(local.get(keyOf(person, client)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export const keepDraft = (person: number, client: number, draft: Draft): void =>
  local.set(keyOf(person, client), JSON.stringify(draft))

export const dropDraft = (person: number, client: number): void => local.remove(keyOf(person, client))
