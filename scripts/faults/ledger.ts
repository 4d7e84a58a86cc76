import { randomUUID } from 'node:crypto'

/** A write that the portal has acknowledged: from here on it must be there, once and whole. */
export interface Entry {
  readonly kind: 'agency' | 'budget' | 'password' | 'logout' | 'import' | 'mail' | 'goods'
  /** Whose or which: an agency's id, a person's address; of goods the step they took. */
  readonly subject: string
  /** What was written, told apart from every other write. */
  readonly mark: string
  /** Empty for what happened under the key of another entry. */
  readonly key: string
}

/** What the clients were told, and what surprised them. */
export interface Ledger {
  readonly entries: Entry[]
  /** Answers that a correct portal never gives: a 500, a session that is gone, an unexpected refusal. */
  readonly surprises: string[]
  /** How many questions were asked again because the answer was lost. */
  retries: number
  /** Sessions that were opened and not ended, by token. */
  readonly sessions: Map<string, string>
  readonly endedSessions: Set<string>
}

export const openLedger = (): Ledger => ({
  entries: [],
  surprises: [],
  retries: 0,
  sessions: new Map(),
  endedSessions: new Set(),
})

export const newKey = (): string => randomUUID()
