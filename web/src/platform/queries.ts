import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { keepAnswer } from './answers-persister.ts'
import { clearAnswers } from './answers-db.ts'

const noAnswer = (error: unknown) => error instanceof ApiError && error.unanswered

/** Its answer is still on the way: to ask again would only burden the network that is slow. */
const isSlow = (error: unknown) => error instanceof ApiError && error.key === 'slow'

/** Milliseconds between two attempts to refresh data on the screen that the network did not answer. */
const RETRY_EVERY = 10_000

/**
 * Server data lives here and nowhere else. What was seen before is kept on the device and shown at once,
 * with its age when it cannot be refreshed (see online.ts).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // Tried once even without a network, so that the kept answer can be found.
      networkMode: 'offlineFirst',
      retry: (count, error) => count < 2 && noAnswer(error) && !isSlow(error),
      // The browser fires no `online` event when it never noticed that the network was down.
      refetchInterval: ({ state }) =>
        state.data !== undefined && noAnswer(state.error) ? RETRY_EVERY : false,
      persister: keepAnswer,
    },
    // Without a network an act fails at once; the idempotency key makes a second attempt safe.
    mutations: { networkMode: 'always', retry: false },
  },
})

/**
 * Something was changed: what says so for certain is read again at once, and anything else when it is next looked at,
 * because a figure, a list or a search may say so, too.
 */
export async function rereadAfter(changed: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await Promise.all(changed.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/** What belonged to a person goes with them. */
export async function forgetAnswers(): Promise<void> {
  queryClient.clear()
  await clearAnswers()
}
