import { ApiError, type ErrorBody } from '../api-error.ts'
import type { JournalRecord } from './record.ts'

/** How the sending of a record ended. */
export type Outcome =
  /** `fields`: what arrived, with its files. */
  | { readonly done: true; readonly answer: unknown; readonly act: string; readonly fields: unknown }
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

/** As it goes to the other windows: an error loses its class on the way. */
type Told = { readonly id: string } & (
  | { readonly outcome: Extract<Outcome, { done: true }> }
  | { readonly waits: boolean; readonly status: number; readonly error: Partial<ErrorBody> }
)
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('mandato-outcomes') : null
others?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  const { id } = data
  const outcome: Outcome =
    'outcome' in data
      ? data.outcome
      : { done: false, waits: data.waits, error: new ApiError(data.status, data.error) }
  watchers.get(id)?.(outcome)
})

/**
 * One window sends for all of them: the form may be open in another one.
 * @returns whether a form of this window heard it
 */
export function tellOutcome(id: string, outcome: Outcome): boolean {
  others?.postMessage(toldOf(id, outcome))
  const watcher = watchers.get(id)
  watcher?.(outcome)
  return watcher !== undefined
}

function toldOf(id: string, outcome: Outcome): Told {
  if (outcome.done) return { id, outcome }
  const { status, message, key, fields, current } = outcome.error
  return { id, waits: outcome.waits, status, error: { message, key, fields, current } }
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

type Keep = () => Promise<void>
const open = new Set<Keep>()
/** Somebody is about to leave: what is typed in this moment is kept first. Ends when it is, or cannot be. */
export const flushForms = async (): Promise<void> => void (await Promise.all([...open].map((keep) => keep())))
export function onFlush(keep: Keep): () => void {
  open.add(keep)
  return () => void open.delete(keep)
}

type Unheard = (record: JournalRecord, error: ApiError) => void
let unheard: Unheard | null = null
/** Says what came back while its form was not open. */
export function answerRefused(say: Unheard): () => void {
  unheard = say
  return () => {
    if (unheard === say) unheard = null
  }
}
export const tellRefused: Unheard = (record, error) => unheard?.(record, error)
