import { version } from 'virtual:calls/public'
import {
  hashKey,
  notifyManager,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query'
import i18next from 'i18next'
import { readAnswers, writeAnswer } from './answers-db.ts'
import { ApiError } from './api-error.ts'
import { fromDevice } from './from-device.ts'
import { nextPicture } from './next-picture.ts'
import { readPerson } from './session.ts'

/** What is looked up by: the key of a read. */
export interface Recalled {
  readonly queryKey: QueryKey
}

/**
 * Around every read: what is kept is shown at once and read again behind it; what is answered is kept.
 * Answers are kept for a signed-in person only, who alone finds them (two windows of one browser may have two people
 * in them), and go with the sign-out. An answer kept by an app with another contract is not found, unless its call
 * answers as before (answers-carry.ts): it may have another shape.
 */
export const keepAnswer: QueryPersister = async (queryFn, context, query) => {
  const person = readPerson()
  const key = keyOf(person, query.queryHash)
  if (query.state.data === undefined && person !== null) {
    const [kept] = await readAnswers([key])
    if (kept) {
      // After this turn the query counts as read now; give it its true age, then refresh it.
      notifyManager.schedule(() => {
        query.setState({ dataUpdatedAt: kept.at })
        void query.fetch().catch(() => undefined)
      })
      return kept.data as never
    }
  }
  // What is on the screen already is not held up by asking for it again.
  if (query.state.data !== undefined) {
    await nextPicture()
    context.signal.throwIfAborted()
  }
  const answered = Promise.resolve(queryFn(context)).then((data) => {
    if (person !== null && person === readPerson()) void writeAnswer(key, { data, at: Date.now() })
    return data
  })
  if (query.state.data === undefined) return (await answered) as never
  return (await within(answered, (data) => query.setData(data as never))) as never
}

/** Milliseconds after which what is on the screen says how old it is, although the answer may still come. */
const slowAfter = 5_000

/** The answer, or the word that it is late; it is shown all the same when it comes. */
async function within<T>(answer: Promise<T>, late: (data: T) => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const slow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      answer.then(late, () => undefined)
      reject(new ApiError(0, { key: 'slow', message: i18next.t('app:errors.offline') }))
    }, slowAfter)
  })
  return Promise.race([answer, slow]).finally(() => clearTimeout(timer))
}

const keyOf = (person: number | null, hash: string) => `${version} ${person} ${hash}`

/**
 * Puts what is kept of these reads into the store of answers before they are first drawn: their figures then stand in
 * the first picture, instead of in a drawing more for each of them. Each has its true age, and is read again as soon as
 * it is shown.
 */
export async function recall(store: QueryClient, reads: readonly Recalled[]): Promise<void> {
  const person = readPerson()
  const missing = reads.filter(({ queryKey }) => store.getQueryData(queryKey) === undefined)
  if (person === null || missing.length === 0) return
  const keys = missing.map(({ queryKey }) => keyOf(person, hashKey(queryKey)))
  const reading = readAnswers(keys).then((found) => {
    if (person !== readPerson()) return
    missing.forEach(({ queryKey }, i) => {
      const kept = found[i]
      if (!kept || store.getQueryData(queryKey) !== undefined) return
      store.setQueryData(queryKey, kept.data, { updatedAt: kept.at })
      store.getQueryCache().find({ queryKey, exact: true })?.invalidate()
    })
  })
  await fromDevice(reading)
}
