import { forget, keep, readKept } from '../../platform/drafts.ts'
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
export interface Draft {
  /** Tells it from every other draft, also from one that says the same. */
  readonly begun: string
  readonly at: number
  readonly base: Base
  readonly mine: Mine
  readonly ways: Ways
  /** It was to be saved when there was no network, and goes as soon as there is one. */
  readonly waiting: boolean
}

/** What a list says of a draft without opening it. */
export interface DraftLine {
  readonly client: number
  readonly name: string
  readonly at: number
  readonly waiting: boolean
}

/** Each person has drafts of their own on a device that several share. */
const keyOf = (person: number, client: number) => `sheet-draft.${person}.${client}`
const listOf = (person: number) => `sheet-drafts.${person}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'begun' in value &&
  'base' in value &&
  'mine' in value &&
  'ways' in value &&
  'waiting' in value

export function readDraft(person: number, client: number): Draft | null {
  const kept = readKept(keyOf(person, client))
  return isDraft(kept) ? kept : null
}

/** The drafts of this person on this device, the newest first. */
export function draftsOf(person: number): readonly DraftLine[] {
  const kept = readKept(listOf(person))
  return Array.isArray(kept) ? (kept as DraftLine[]) : []
}

/**
 * Milliseconds after which what nobody answered is sent again: a device may think it has a network that leads nowhere
 * (a hall with a captive one, a portal being restarted).
 */
export const triedAgainAfter = 15_000

/** Those that wait for a network, but for the one whose form is open. */
export const waitingOf = (person: number, open: number | null): readonly DraftLine[] =>
  draftsOf(person).filter(({ client, waiting }) => waiting && client !== open)

const heard = new Set<() => void>()
/** Tells when drafts of this device come, change or go, in this window or in another. */
export function onDrafts(changed: () => void): () => void {
  heard.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    heard.delete(changed)
    window.removeEventListener('storage', changed)
  }
}
export function keepDraft(person: number, client: number, name: string, draft: Draft): void {
  const line: DraftLine = { client, name, at: draft.at, waiting: draft.waiting }
  keep(keyOf(person, client), draft)
  writeList(person, [line, ...draftsOf(person).filter((other) => other.client !== client)])
}

export function dropDraft(person: number, client: number): void {
  forget(keyOf(person, client))
  writeList(
    person,
    draftsOf(person).filter((other) => other.client !== client),
  )
}

function writeList(person: number, lines: readonly DraftLine[]): void {
  if (lines.length > 0) keep(listOf(person), lines)
  else forget(listOf(person))
  for (const changed of heard) changed()
}
