import { usualPrefix } from '@mandato/contract/call'
import i18next from 'i18next'
import { fillPath, type FormValues, formFields, searchOf, type Values } from './address.ts'
import { ApiError, type ErrorBody } from './api-error.ts'
import { actOf, answered, keyFor } from './idempotency.ts'
import { hearTime } from './server-clock.ts'
import { endSession, readToken } from './session.ts'
import { limited, settled } from './time-limit.ts'
import type { Upload } from './upload.ts'
import { wireFor } from './wires.ts'

export interface AnyInput {
  readonly params?: Values
  readonly query?: Values
  readonly body?: unknown
  readonly fields?: FormValues
  readonly file?: File | null
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>
}

function bodyOf(input: AnyInput, filePart: string | 0): { body?: BodyInit; type?: string } {
  if (filePart) {
    const form = new FormData()
    // Fields first: the server refuses early, before the file has been read.
    for (const [name, text] of formFields(input.fields ?? {})) form.append(name, text)
    if (input.file) form.append(filePart, input.file)
    for (const [name, files] of Object.entries(input.files ?? {}))
      for (const file of files ?? []) form.append(name, file)
    return { body: form }
  }
  return input.body === undefined ? {} : { body: JSON.stringify(input.body), type: 'application/json' }
}

type AtRefusal = Readonly<Record<string, () => Promise<boolean>>>
let atRefusal: AtRefusal = {}

/**
 * What to do where a call was refused by such a key; it says whether the call is to be sent again.
 * @returns how to stop it
 */
export function onRefused(what: AtRefusal): () => void {
  atRefusal = what
  return () => {
    if (atRefusal === what) atRefusal = {}
  }
}

const bytesOf = ({ file, files = {} }: AnyInput): number =>
  [file, ...Object.values(files).flat()].reduce((sum, one) => sum + (one?.size ?? 0), 0)

const offline = () => new ApiError(0, { key: 'offline', message: i18next.t('app:errors.offline') })

interface How {
  readonly signal?: AbortSignal | undefined
  /** Sends a form in another way than `fetch`. */
  readonly upload?: ((form: Upload) => Promise<Response>) | undefined
  /** Of the words in the answer; the screen’s where nothing is said. */
  readonly language?: string | undefined
}

/** Sends one call and gives the answer as it came; refusals are thrown as ApiError. */
export async function send(name: string, input: AnyInput, how: How = {}): Promise<Response> {
  const { signal, upload, language = i18next.language } = how
  const [method, path, filePart] = await wireFor(name).catch((): never => {
    throw offline()
  })
  const { body, type } = bodyOf(input, filePart)
  const headers = new Headers({ 'accept-language': language })
  if (type) headers.set('content-type', type)
  const token = readToken()
  if (token) headers.set('token', token)
  const act = method === 'GET' ? null : actOf(name, input)
  if (act) headers.set('idempotency-key', keyFor(act))

  const filled = fillPath(path, input.params)
  const url = (filled.startsWith('/') ? '' : usualPrefix) + filled + searchOf(input.query)
  const asked = Date.now()
  const limit = limited(method, bytesOf(input), input.query, signal)
  const answer =
    upload && body instanceof FormData
      ? upload({ method, url, headers, body, signal: limit.signal })
      : fetch(url, { method, headers, body: body ?? null, signal: limit.signal, cache: 'no-store' })
  const response = await answer.catch((error: unknown) => {
    limit.over()
    if (signal?.aborted) throw error
    throw offline()
  })
  limit.follow(response)
  hearTime(response.headers.get('date'), asked)
  if (response.ok && isOurs(response)) {
    if (act) answered(act)
    return response
  }
  const error = response.ok ? notOurs() : await refusalOf(response)
  if (act && !error.unanswered) answered(act)
  // What the person can do about it is asked where he is; the act then goes on as it was.
  if (await atRefusal[error.key]?.()) return send(name, input, how)
  // Only "no valid session" is a 401 that ends one; a wrong password at the login has no token to lose.
  if (response.status === 401 && token) endSession('expired', token)
  throw error
}

/** The portal says the type of whatever it sends, and no call answers with a page: those come from the network between. */
function isOurs({ headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  return type !== '' && !type.startsWith('text/html')
}

/** The refusal for another answer in the place of the API's, such as a Wi-Fi's sign-in page; as without a network. */
const notOurs = () => new ApiError(0, { key: 'not_ours', message: i18next.t('app:errors.notOurs') })

/** The sentence of a refusal; also of a failed download, whose body arrives as a blob (specification §8). */
async function refusalOf(response: Response): Promise<ApiError> {
  const { status } = response
  const args = argsIn(await response.text().catch(() => ''))
  const message = args?.error?.message ?? args?.message
  if (message) return new ApiError(status, { ...args?.error, message })
  // Not an answer of the API but a proxy's page. Its status helps whoever is asked for help; the sentence is for the reader.
  const sentence = i18next.t([502, 503, 504].includes(status) ? 'app:errors.offline' : 'app:errors.unknown')
  return new ApiError(status, { message: `${sentence} (${status})` })
}

/** What a refusal says, if it is one of ours. */
function argsIn(text: string): { error?: Partial<ErrorBody>; message?: string } | undefined {
  try {
    return (JSON.parse(text) as { args?: { error?: Partial<ErrorBody>; message?: string } } | null)?.args
  } catch {
    return undefined
  }
}

/**
 * What an answer in JSON holds.
 * @throws ApiError where it is empty or something else's
 */
export async function jsonOf<T>(response: Response): Promise<T> {
  const given: unknown = await response
    .json()
    .catch((error: unknown) => {
      if (error instanceof SyntaxError) return null
      throw error
    })
    .finally(() => settled(response))
  if (typeof given !== 'object' || given === null || !('args' in given)) throw notOurs()
  // The server checks every answer against its schema before it leaves, so its shape is the contract's.
  return given as T
}
