import { act, type Answer, type Asked, call, listQuery, query } from '../platform/api.ts'
import { isOnline } from '../platform/online.ts'
import { queryClient } from '../platform/queries.ts'

export const dashboardQuery = () => query('dashboard')
/** How one has arranged the first screen. */
export const homeChoicesQuery = () => query('homeChoices')
export const tasksQuery = () => query('tasks')
/** What people call by a number, from three letters on. */
export const numbersQuery = (q: string) => query('findNumbers', { query: { q } })
/** How far a new portal is; empty once it works. */
export const firstStepsQuery = () => query('firstSteps')
export const dayQuery = (agency?: number) => query('day', { query: { agency } })
/** Leaves a client out of the day for a while. */
export const notNow = () => act('notNow', ['day'])
export const materialsQuery = () => query('dashboardMaterials')
/** So many clients stand in the block; the list has them all. */
export const premiaQuery = () => query('premia', { query: { per_page: 5 } })

/** What is on its way to a shop. */
export const arrivalsQuery = () => query('arrivals')
/** The invoices that a shop has to pay next. */
export const toPayQuery = () =>
  query('invoices', {
    params: { page: 1 },
    query: { unpaid: 'true', kind: 'invoice', sort: 'due_date', order: 'asc', per_page: 3 },
  })

/** What is unpaid and late, over all clients in sight. */
export const overdueQuery = () => query('invoicesSummary', { query: {} })

/** Whoever looks at it waits for something to become well. */
export const healthQuery = () => ({ ...query('health'), staleTime: 0, refetchInterval: 60_000 })

export type Mail = Answer<'outbox'>['response'][number]
export const isLeaving = ({ state }: Mail): boolean => state === 'waiting' || state === 'sending'

/** Read each time, and again until no mail waits: a mail is sent shortly after it was written. */
export const outboxQuery = (asked: Asked) => ({
  ...listQuery('outbox', asked),
  staleTime: 0,
  refetchInterval: (read: { state: { data?: Answer<'outbox'> | undefined } }) =>
    read.state.data?.response.some(isLeaving) ? 2000 : (false as const),
})

/** Tries a mail that was given up once more. */
export const sendAgain = () => act('sendAgain', ['outbox'])

type Notices = Answer<'notices'>
export type Notice = Notices['response']['notices'][number]
export type Unread = Notices['response']['unread'][number]

export const noticesQuery = (before?: number) => query('notices', { query: { before } })

/**
 * The newest ones and what is unread: one question for the bell and its panel. Asked when the window comes
 * into view, and each three minutes while it is; without a network not at all.
 */
export const newestNotices = () => ({
  ...noticesQuery(),
  refetchInterval: () => isOnline() && 3 * 60_000,
})

/** Marks the notices about a subject as read: on the screen at once, then on the server. */
export async function readThing(thing: Unread): Promise<void> {
  const isOther = ({ about, object }: Unread) => about !== thing.about || object !== thing.object
  await mark(isOther)
  // Not told, it is unread again with the next answer: nothing is lost, and nobody need be bothered.
  await call('readNotices', { body: thing }).catch(() => undefined)
}

/** Everything up to the newest one that is on the screen. */
export async function readAll(upTo: number): Promise<void> {
  await call('readNotices', { body: { up_to: upTo } })
  await mark(() => false)
}

async function mark(staysUnread: (thing: Unread) => boolean): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['notices'] })
  queryClient.setQueriesData<Notices>({ queryKey: ['notices'] }, (kept) => {
    if (!kept) return kept
    const { notices, unread, older } = kept.response
    return {
      ...kept,
      response: {
        older,
        notices: notices.map((one) => ({ ...one, unread: one.unread && staysUnread(one) })),
        unread: unread.filter(staysUnread),
      },
    }
  })
}
