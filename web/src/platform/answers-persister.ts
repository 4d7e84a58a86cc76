import { version } from 'virtual:calls/public'
import { notifyManager, type QueryPersister } from '@tanstack/react-query'
import { readAnswer, writeAnswer } from './answers-db.ts'
import { readPerson } from './session.ts'

/**
 * Around every read: what is kept is shown at once and read again behind it; what is answered is kept.
 * Answers are kept for a signed-in person only, who alone finds them (two windows of one browser may have two people
 * in them), and go with the sign-out. An answer kept by an app with another contract is not found: it may have
 * another shape.
 */
export const keepAnswer: QueryPersister = async (queryFn, context, query) => {
  const person = readPerson()
  const key = `${version} ${person} ${query.queryHash}`
  if (query.state.data === undefined && person !== null) {
    const kept = await readAnswer(key)
    if (kept) {
      // After this turn the query counts as read now; give it its true age, then refresh it.
      notifyManager.schedule(() => {
        query.setState({ dataUpdatedAt: kept.at })
        void query.fetch().catch(() => undefined)
      })
      return kept.data as never
    }
  }
  const data = await queryFn(context)
  if (person !== null && person === readPerson()) void writeAnswer(key, { data, at: Date.now() })
  return data as never
}
