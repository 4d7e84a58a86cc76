import { ApiError } from '../../../platform/api-error.ts'

/** What came of one act on many: nothing is lost, each of them is in one of the three. */
export interface Outcome<T> {
  readonly done: readonly T[]
  /** Asked for and not done. */
  readonly skipped: readonly { readonly item: T; readonly reason: string }[]
  /** Not asked for, or without an answer. */
  readonly left: readonly T[]
  /** Why it ended early; null when it was stopped, or came to its end. */
  readonly broke: unknown
}

interface Steps<T> {
  /** Acts on one of them: null when it is done, else why it is not. */
  readonly act: (item: T) => Promise<string | null>
  /** Before the n-th, from 1. */
  readonly onNext: (n: number) => void
  readonly stopped: () => boolean
}

/** A refusal of this one: the others may go. Whatever else fails would fail for them, too. */
const concernsOne = (error: unknown): error is ApiError =>
  error instanceof ApiError && !error.unanswered && [404, 409, 422].includes(error.status)

/** One act after another, so that it can be watched and stopped. */
export async function runEach<T>(
  items: readonly T[],
  { act, onNext, stopped }: Steps<T>,
): Promise<Outcome<T>> {
  const done: T[] = []
  const skipped: { item: T; reason: string }[] = []
  for (const [i, item] of items.entries()) {
    if (stopped()) return { done, skipped, left: items.slice(i), broke: null }
    onNext(i + 1)
    try {
      const reason = await act(item)
      if (reason === null) done.push(item)
      else skipped.push({ item, reason })
    } catch (error) {
      if (!concernsOne(error)) return { done, skipped, left: items.slice(i), broke: error }
      skipped.push({ item, reason: error.message })
    }
  }
  return { done, skipped, left: [], broke: null }
}
