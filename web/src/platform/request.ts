import i18next from 'i18next'
import { fillPath, searchOf, type Values, written } from './address.ts'
import { ApiError, type ErrorBody } from './api-error.ts'
import { actOf, answered, keyFor } from './idempotency.ts'
import { endSession, readToken } from './session.ts'
import { type OnSent, sendWithProgress } from './upload.ts'
import { wireOf } from './wires.ts'

export interface AnyInput {
  readonly params?: Values
  readonly query?: Values
  readonly body?: unknown
  readonly fields?: Values
  readonly file?: File | null
}

function bodyOf(input: AnyInput, filePart: string | 0): { body?: BodyInit; type?: string } {
  if (filePart) {
    const form = new FormData()
    // Fields first: the server refuses early, before the file has been read.
    for (const [key, value] of Object.entries(input.fields ?? {}))
      if (value !== undefined && value !== null) form.append(key, written(value))
    if (input.file) form.append(filePart, input.file)
    return { body: form }
  }
  return input.body === undefined ? {} : { body: JSON.stringify(input.body), type: 'application/json' }
}

/** Sends one call and gives the answer as it came; refusals are thrown as ApiError. */
export async function send(
  name: string,
  input: AnyInput,
  signal?: AbortSignal,
  onSent?: OnSent,
): Promise<Response> {
  const [method, path, filePart] = wireOf(name)
  const { body, type } = bodyOf(input, filePart)
  const headers = new Headers({ 'accept-language': i18next.language || 'it' })
  if (type) headers.set('content-type', type)
  const token = readToken()
  if (token) headers.set('token', token)
  const act = method === 'GET' ? null : actOf(name, input)
  if (act) headers.set('idempotency-key', keyFor(act))

  const url = fillPath(path, input.params) + searchOf(input.query)
  const answer =
    onSent && body instanceof FormData
      ? sendWithProgress({ method, url, headers, body, signal }, onSent)
      : fetch(url, { method, headers, body: body ?? null, signal: signal ?? null, cache: 'no-store' })
  const response = await answer.catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, { key: 'offline', message: i18next.t('app:errors.offline') })
  })
  if (response.ok) {
    if (act) answered(act)
    return response
  }
  const error = await refusalOf(response)
  if (act && !error.unanswered) answered(act)
  // Only "no valid session" is a 401 that ends one; a wrong password at the login has no token to lose.
  if (response.status === 401 && token) endSession('expired')
  throw error
}

/** The sentence of a refusal; also of a failed download, whose body arrives as a blob (specification §8). */
async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  try {
    const { args } = JSON.parse(text) as { args?: { error?: Partial<ErrorBody>; message?: string } }
    const message = args?.error?.message ?? args?.message ?? response.statusText
    return new ApiError(response.status, { ...args?.error, message })
  } catch {
    // Not an answer of the API but a proxy's page: its status is logged, the sentence is for the reader.
    const status = `${response.status} ${response.statusText}`.trim()
    return new ApiError(response.status, { message: `${i18next.t('app:errors.unknown')} (${status})` })
  }
}
