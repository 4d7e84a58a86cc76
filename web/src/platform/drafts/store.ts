import { forget, keep, readKept } from './kept.ts'

/** What every draft has, whatever it is a draft of. */
export interface Kept {
  /** Tells it from every other draft, also from one that says the same: part of the key under which it is sent. */
  readonly begun: string
  /** When it was last written down, in milliseconds. */
  readonly at: number
  /** It was to be saved when there was no network, and goes as soon as there is one. */
  readonly waiting: boolean
}

/** What a list says of a draft without opening it. */
export interface DraftLine {
  /** What it is a draft of: a client's number, a request's; 0 for one that has none yet. */
  readonly id: number
  readonly name: string
  readonly at: number
  readonly waiting: boolean
}

export interface DraftStore<D extends Kept> {
  readonly read: (person: number, id: number) => D | null
  /** The drafts of this person on this device, the newest first. */
  readonly lines: (person: number) => readonly DraftLine[]
  /** Those that wait for a network, but for the one whose form is open and sends itself. */
  readonly waiting: (person: number, open: number | null) => readonly DraftLine[]
  readonly keep: (person: number, id: number, name: string, draft: D) => void
  readonly drop: (person: number, id: number) => void
}

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

/**
 * Drafts of one kind on this device. Each person has their own: several may share it.
 * @param kind part of the key on the device: another one for each domain
 * @param isDraft what was kept by an older version and lacks something counts as not there
 */
export function draftStore<D extends Kept>(
  kind: string,
  isDraft: (value: unknown) => value is D,
): DraftStore<D> {
  const keyOf = (person: number, id: number) => `${kind}-draft.${person}.${id}`
  const listOf = (person: number) => `${kind}-drafts.${person}`
  const lines = (person: number): readonly DraftLine[] => {
    const kept = readKept(listOf(person))
    return Array.isArray(kept) ? (kept as DraftLine[]) : []
  }
  const others = (person: number, id: number) => lines(person).filter((line) => line.id !== id)
  const write = (person: number, next: readonly DraftLine[]) => {
    if (next.length > 0) keep(listOf(person), next)
    else forget(listOf(person))
    for (const changed of heard) changed()
  }
  return {
    lines,
    read: (person, id) => {
      const kept = readKept(keyOf(person, id))
      return isDraft(kept) ? kept : null
    },
    waiting: (person, open) => lines(person).filter(({ id, waiting }) => waiting && id !== open),
    keep: (person, id, name, draft) => {
      keep(keyOf(person, id), draft)
      write(person, [{ id, name, at: draft.at, waiting: draft.waiting }, ...others(person, id)])
    },
    drop: (person, id) => {
      forget(keyOf(person, id))
      write(person, others(person, id))
    },
  }
}
