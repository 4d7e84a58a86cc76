import type { BulkActName } from '@mandato/contract/bulk-acts'
import { type Answer, call, type Input, query } from './api.ts'
import { queryClient } from './queries.ts'

export type BulkRun = Answer<'bulkRun'>['response']
type Given = Input<'startBulk'>['body']

/** How often a run at work is asked how far it is. */
const askEvery = 600
/** How far a run was a while ago helps nobody: it is not kept on the device. */
const fresh = { staleTime: 0, persister: undefined }

/** An act on many rows, begun on the server. @returns its number */
export const startBulk = async (given: Given): Promise<number> =>
  (await call('startBulk', { body: given })).response.id

export const bulkRunQuery = (id: number) => ({
  ...query('bulkRun', { params: { id } }),
  ...fresh,
  refetchInterval: ({ state }: { state: { data?: Answer<'bulkRun'> | undefined } }) =>
    state.data && isEnded(state.data.response) ? false : askEvery,
})
/** Those of today whose report was not put away: what a reload finds again. */
export const bulkRunsQuery = () => ({ ...query('bulkRuns'), ...fresh })
export const stopBulk = (id: number) => call('stopBulk', { params: { id } })

/** The report of a run is read. */
export async function putAway(id: number): Promise<void> {
  queryClient.setQueryData(bulkRunsQuery().queryKey, (old) =>
    old ? { ...old, response: old.response.filter((run) => run.id !== id) } : old,
  )
  // A report that could not be put away is shown once more.
  await call('closeBulk', { params: { id } }).catch(() => undefined)
}

export const isEnded = ({ state }: BulkRun): boolean => state !== 'queued' && state !== 'working'
/** Nothing is left to say but that it was done. */
export const isDone = ({ state, done, total, not_made }: BulkRun): boolean =>
  state === 'done' && done === total && not_made === null
/** The newest of these acts whose report is still open. */
export const newestOf = (runs: readonly BulkRun[], acts: readonly BulkActName[]): BulkRun | null =>
  runs.find(({ act }) => acts.includes(act)) ?? null
