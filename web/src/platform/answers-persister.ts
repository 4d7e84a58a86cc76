import { notifyManager, type QueryPersister } from '@tanstack/react-query'
import { readAnswer, writeAnswer } from './answers-db.ts'
import { readToken } from './session.ts'

/**
 * Around every read: what is kept is shown at once and read again behind it; what is answered is kept.
 * Answers are kept for a signed-in person only and go with the sign-out.
 */
export const keepAnswer: QueryPersister = async (queryFn, context, query) => {
  if (query.state.data === undefined) {
    const kept = await readAnswer(query.queryHash)
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
  if (readToken()) void writeAnswer(query.queryHash, { data, at: Date.now() })
  return data as never
}
