import type { ImportKind } from '@mandato/contract/imports/names'
import { act, type Answer, type Asked, download, listQuery, query, upload } from '../platform/api.ts'

export type Import = Answer<'import'>['response']
export type ImportLine = Answer<'imports'>['response'][number]
export type Reject = Answer<'importErrors'>['response'][number]
export type Change = Answer<'importChanges'>['response'][number]

export const fileEndings = '.csv,.txt,.gz'
/** The server refuses larger files (specification of the call); said before a byte is sent. */
export const mostBytes = 1024 ** 3

const working: readonly Import['state'][] = ['queued', 'checking', 'applying']
export const isWorking = (one: Pick<Import, 'state'>): boolean => working.includes(one.state)

/** While something runs the screen looks again: twice a second at one import, every two seconds at the list. */
export const importQuery = (id: number) => ({
  ...query('import', { params: { id } }),
  refetchInterval: (read: { state: { data?: Answer<'import'> | undefined } }) =>
    read.state.data && isWorking(read.state.data.response) ? 500 : (false as const),
})
export const importsQuery = (asked: Asked) => ({
  ...listQuery('imports', asked),
  refetchInterval: (read: { state: { data?: Answer<'imports'> | undefined } }) =>
    read.state.data?.response.some(isWorking) ? 2000 : (false as const),
})
export const rejectsQuery = (id: number, page: number) =>
  query('importErrors', { params: { id }, query: { page } })
export const rejectsFile = (id: number) => download('importErrors', { params: { id } }, 'csv')

export const changesQuery = (id: number, what: 'created' | 'updated' | 'notice', page: number) =>
  query('importChanges', { params: { id }, query: { what, page } })
export const templateFile = (kind: ImportKind, format: 'csv' | 'xlsx') =>
  download('importTemplate', { params: { kind }, query: { format } })
export const heldFile = (kind: ImportKind) => download('heldFile', { params: { kind } })
/** @param since `YYYY-MM-DD`, or empty for all */
export const sheetsFile = (since: string) =>
  download('erpExport', { params: { page: 1 }, query: since ? { since } : {} }, 'csv')

interface Start {
  readonly kind: ImportKind
  readonly file: File
  readonly onSent: (part: number) => void
  readonly signal: AbortSignal
}

/** Every import begins as a dry run: nothing is written before a person has seen what would be. */
export const startImport = ({ kind, file, onSent, signal }: Start) =>
  upload('startImport', { params: { kind }, fields: { dry_run: '1' }, file }, onSent, signal)

const changed = ['import', 'imports'] as const
export const applyImport = () => act('applyImport', changed)
export const cancelImport = () => act('cancelImport', changed)
