import { type Answer, query } from '../platform/api.ts'

export const dashboardQuery = () => query('dashboard')

export type Mail = Answer<'outbox'>['response'][number]
export const isLeaving = ({ state }: Mail): boolean => state === 'waiting' || state === 'sending'

/** Read anew each time, and until nothing waits: a mail leaves a moment after it was written. */
export const outboxQuery = (page: number, perPage: number) => ({
  ...query('outbox', { params: { page }, query: { per_page: perPage } }),
  staleTime: 0,
  refetchInterval: (read: { state: { data?: Answer<'outbox'> | undefined } }) =>
    read.state.data?.response.some(isLeaving) ? 2000 : (false as const),
})
