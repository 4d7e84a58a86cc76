import type { CallName } from '@mandato/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ApiError } from './api-error.ts'
import { type Answer, call, type Input } from './call.ts'
import { saveBlob } from './files.ts'
import { followPrint } from './print-job.ts'
import { rereadAfter } from './queries.ts'
import { type AnyInput, send } from './request.ts'
import type { OnSent } from './upload.ts'

export { type Answer, call, type Input }
type Rest<N extends CallName> = {} extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** A read, for useQuery, prefetching and invalidating. The language is part of the key: labels come translated. */
export function query<N extends CallName>(name: N, ...[input]: Rest<N>) {
  return queryOptions<Answer<N>, ApiError>({
    queryKey: [name, input ?? {}, i18next.language],
    queryFn: ({ signal }) => call(name, input, signal),
  })
}

/** A file to be shown, for useQuery. `edition` tells files apart that have one address. */
export function file<N extends CallName>(name: N, input: Input<N>, edition?: number) {
  return queryOptions<Blob, ApiError>({
    queryKey: [name, input, i18next.language, edition],
    queryFn: async ({ signal }) => (await send(name, input as AnyInput, signal)).blob(),
  })
}

/** An act, for useMutation: what it changes is read again before it counts as done. */
export function act<N extends CallName>(name: N, changes: readonly CallName[] = []) {
  return mutationOptions<Answer<N>, ApiError, Input<N>>({
    mutationKey: [name],
    mutationFn: (input) => call(name, input),
    onSuccess: () => rereadAfter(changes),
  })
}

/** Sends a file and tells how much of it has left. */
export async function upload<N extends CallName>(
  name: N,
  input: Input<N>,
  onSent: OnSent,
  signal?: AbortSignal,
): Promise<Answer<N>['response']> {
  const response = await send(name, input as AnyInput, signal, onSent)
  const { args } = (await response.json()) as { args: { response: Answer<N>['response'] } }
  return args.response
}

/** The rows of a table call as a file: same filters, every page. A long print is followed until it is ready. */
export async function download<N extends CallName>(
  name: N,
  input: Input<N>,
  output?: 'xlsx' | 'csv' | 'pdf',
  watch?: Watch,
): Promise<void> {
  const given = input as AnyInput
  const asked = output ? { ...given, query: { ...given.query, output } } : given
  const answer = await send(name, asked, watch?.signal)
  const file = output === 'pdf' ? await finished(answer, watch) : answer
  // A short print is sent once it is whole: there is nothing to watch.
  await saveBlob(file, `${name}.${output ?? 'pdf'}`, isPaper(answer) ? undefined : watch?.onBytes)
}

const isPaper = ({ headers }: Response) => headers.get('content-type')?.includes('pdf') ?? false

/** The file itself, or the file of the print that was begun in its place. */
async function finished(answer: Response, watch?: Watch): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const { args } = (await answer.json()) as { args: { response: { job_id: number } } }
  const { signal } = watch ?? new AbortController()
  const id = await followPrint(args.response.job_id, watch?.onPages ?? (() => undefined), signal)
  return send('printedFile', { params: { id } }, signal)
}

/** Who waits for a file wants to see that it comes, and may stop it. */
export interface Watch {
  readonly signal: AbortSignal
  readonly onBytes: (received: number) => void
  /** How many pages of a long print are set. */
  readonly onPages?: (done: number, of: number) => void
}
