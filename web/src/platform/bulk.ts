import type { BulkActName } from '@mandato/contract/bulk-acts'
import { type Answer, call, type Input, query } from './api.ts'

export type BulkRun = Answer<'bulkRun'>['response']
type Given = Input<'startBulk'>['body']

/** An act on many rows, begun on the server. @returns its number */
export const startBulk = async (given: Given): Promise<number> =>
  (await call('startBulk', { body: given })).response.id

export const bulkRunQuery = (id: number) => query('bulkRun', { params: { id } })
/** Those of today whose report was not put away: what a reload finds again. */
export const bulkRunsQuery = () => query('bulkRuns')
export const stopBulk = (id: number) => call('stopBulk', { params: { id } })
export const closeBulk = (id: number) => call('closeBulk', { params: { id } })

export const isEnded = ({ state }: BulkRun): boolean => state !== 'queued' && state !== 'working'
/** The newest of these acts whose report is still open. */
export const newestOf = (runs: readonly BulkRun[], acts: readonly BulkActName[]): BulkRun | null =>
  runs.find(({ act }) => acts.includes(act)) ?? null
