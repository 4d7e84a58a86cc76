import type { ApiError } from '../api-error.ts'

/** How the sending of a record ended. */
export type Outcome =
  | { readonly done: true; readonly answer: unknown; readonly act: string }
  /** Nobody answered, or not for certain: it is tried again by itself. */
  | { readonly done: false; readonly waits: true; readonly error: ApiError }
  | { readonly done: false; readonly waits: false; readonly error: ApiError }

type Watcher = (outcome: Outcome) => void
const watchers = new Map<string, Watcher>()
const parts = new Map<string, (part: number) => void>()

/** A form that is open follows its record; nobody else says anything of it then. */
export function watchRecord(id: string, watcher: Watcher, onPart: (part: number) => void): () => void {
  watchers.set(id, watcher)
  parts.set(id, onPart)
  return () => {
    if (watchers.get(id) === watcher) {
      watchers.delete(id)
      parts.delete(id)
    }
  }
}

/** @returns whether a form heard it */
export function tellOutcome(id: string, outcome: Outcome): boolean {
  const watcher = watchers.get(id)
  watcher?.(outcome)
  return watcher !== undefined
}

export const tellPart = (id: string, part: number): void => parts.get(id)?.(part)

const kicked = new Set<() => void>()
/** Somebody wants something sent now. */
export const kick = (): void => {
  for (const go of kicked) go()
}
export function onKick(go: () => void): () => void {
  kicked.add(go)
  return () => void kicked.delete(go)
}

const open = new Set<() => void>()
/** Somebody is about to leave: what is typed in this moment is kept first. */
export const flushForms = (): void => {
  for (const keep of open) keep()
}
export function onFlush(keep: () => void): () => void {
  open.add(keep)
  return () => void open.delete(keep)
}
