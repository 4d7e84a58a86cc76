import type { CallName } from '@mandato/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ApiError } from './api-error.ts'
import { type Answer, call, type Input } from './call.ts'
import { saveBlob } from './files.ts'
import { followPrint } from './print-job.ts'
import { rereadAfter } from './queries.ts'
import type { Values } from './address.ts'
import { type AnyInput, jsonOf, send } from './request.ts'
import { type OnSent, sendWithProgress } from './upload.ts'
import { wireOf } from './wires.ts'

export { type Answer, call, type Input }
type Rest<N extends CallName> = {} extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/**
 * A read, for useQuery, prefetching and invalidating. The language is part of the key, since labels come translated, and
 * is asked for by it: the screen may speak another one by the time the call is sent.
 */
export function query<N extends CallName>(name: N, ...[input]: Rest<N>) {
  const { language } = i18next
  return queryOptions<Answer<N>, ApiError>({
    queryKey: [name, input ?? {}, language],
    queryFn: ({ signal }) => call(name, input, { signal, language }),
  })
}

/** What a list is asked: its filters and order, and where in it one is. */
export interface Asked {
  readonly filter: Values
  readonly page: number
  /** Null: as many as the server gives. */
  readonly perPage: number | null
  /** Keys of the columns put away: they stay out of its files, too. */
  readonly hidden?: readonly string[]
}
type Params<N extends CallName> = Input<N> extends { params?: infer P } ? Omit<NonNullable<P>, 'page'> : {}

/** A page of a list. `params`: what else its path names. */
export function listQuery<N extends CallName>(name: N, { filter, page, perPage }: Asked, params?: Params<N>) {
  const length = perPage === null ? {} : { per_page: perPage }
  const own = { params: { ...params, page }, query: { ...filter, ...length } }
  const input = pagesInPath(name) ? own : { params, query: { ...own.query, page } }
  // What is asked was read with the filters of this very call (platform/list.ts).
  return query(name, ...([input] as unknown as Rest<N>))
}

/** The whole list as a file: the same filters, order and columns, every page. */
export const listFile = <N extends CallName>(
  name: N,
  { filter, hidden }: Pick<Asked, 'filter' | 'hidden'>,
  kind: FileKind,
  watch: Watch,
  params?: Params<N>,
): Promise<void> => {
  const input = { params: pagesInPath(name) ? { ...params, page: 1 } : params, query: filter }
  return download(name, input as unknown as Input<N>, kind, watch, hidden)
}

const pagesInPath = (name: CallName): boolean => String(wireOf(name)[1]).includes('{page}')

/** A file to be shown, for useQuery. `edition` tells files apart that have one address. */
export function file<N extends CallName>(name: N, input: Input<N>, edition?: number) {
  const { language } = i18next
  return queryOptions<Blob, ApiError>({
    queryKey: [name, input, language, edition],
    queryFn: async ({ signal }) => (await send(name, input as AnyInput, { signal, language })).blob(),
  })
}

/** An act, for useMutation: what it changes is read again before it counts as done. */
export function act<N extends CallName>(name: N, changes: readonly CallName[] = []) {
  return mutationOptions<Answer<N>, ApiError, Input<N>>({
    mutationKey: [name],
    mutationFn: (input) => call(name, input),
    onSuccess: () => rereadAfter(changes),
    // Somebody else was there first: the next try is about what is there now.
    onError: ({ status }) => {
      if (status === 409) void rereadAfter(changes)
    },
  })
}

/** Sends a file and tells how much of it has left. */
export async function upload<N extends CallName>(
  name: N,
  input: Input<N>,
  onSent: OnSent,
  signal?: AbortSignal,
): Promise<Answer<N>['response']> {
  const response = await send(name, input as AnyInput, {
    signal,
    upload: (form) => sendWithProgress(form, onSent),
  })
  const { args } = await jsonOf<{ args: { response: Answer<N>['response'] } }>(response)
  return args.response
}

export type FileKind = 'xlsx' | 'csv' | 'pdf'

/**
 * The rows of a table call as a file: same filters, every page. A long print is followed until it is ready.
 * @param hidden keys of the columns that the reader has put away; those the table does not have count for nothing
 */
export async function download<N extends CallName>(
  name: N,
  input: Input<N>,
  output?: FileKind,
  watch?: Watch,
  hidden: readonly string[] = [],
): Promise<void> {
  const given = input as AnyInput
  const without = hidden.length > 0 ? { without: hidden.join(',') } : {}
  const asked = output ? { ...given, query: { ...given.query, output, ...without } } : given
  const answer = await send(name, asked, { signal: watch?.signal })
  const file = output === 'pdf' ? await finished(answer, watch) : answer
  // A short print is sent once it is whole: there is nothing to watch.
  await saveBlob(file, `${name}.${output ?? 'pdf'}`, isPaper(answer) ? undefined : watch?.onBytes)
}

const isPaper = ({ headers }: Response) => headers.get('content-type')?.includes('pdf') ?? false

/** The file itself, or the file of the print that was begun in its place. */
async function finished(answer: Response, watch?: Watch): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const { args } = await jsonOf<{ args: { response: { job_id: number } } }>(answer)
  const { signal } = watch ?? new AbortController()
  const id = await followPrint(args.response.job_id, watch?.onPages ?? (() => undefined), signal)
  return send('printedFile', { params: { id } }, { signal })
}

/** Progress of a file while it is made, and the signal that stops it. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onBytes: (received: number) => void
  /** How many pages of a long print are set. */
  readonly onPages?: (done: number, of: number) => void
}
