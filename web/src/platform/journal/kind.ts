import type { LinkProps } from '@tanstack/react-router'
import type { JournalRecord } from './record.ts'

/** A record as it leaves: its fields with their files, and the key of its number. */
export interface Leaving {
  readonly record: JournalRecord
  readonly fields: unknown
  readonly key: string
  readonly onSent: (part: number) => void
}

/** What a domain knows of sending its records; loaded when one is to be sent. */
export interface JournalSending {
  readonly send: (leaving: Leaving) => Promise<unknown>
  /** Says that it is done where no form waits for it, and has read again what it changed. */
  readonly sent: (record: JournalRecord, answer: unknown) => void
  /** What was typed after it had left is kept as this; null where it can follow nothing. */
  readonly follow?: (record: JournalRecord, answer: unknown) => Partial<JournalRecord> | null
}

/** One for each form that may be written without a network; they are listed in app/senders.ts. */
export interface JournalKind {
  readonly name: string
  /** Raised when the fields change their shape; `translate` then reads those of before. */
  readonly shape: number
  /** Null: they cannot be read any more, and are only shown. */
  readonly translate?: (fields: unknown, shape: number) => unknown
  /** Where its form is. */
  readonly linkOf: (record: JournalRecord) => Pick<LinkProps, 'to' | 'params' | 'search'>
  readonly load: () => Promise<JournalSending>
}

/** The fields in the shape of today; null where they are of none that is known. */
export function fieldsIn(kind: JournalKind, { fields, shape }: JournalRecord): unknown {
  if (shape === kind.shape) return fields
  return kind.translate?.(fields, shape) ?? null
}
