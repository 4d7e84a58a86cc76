import i18next from 'i18next'

/** Why a call was refused, in a sentence for people and a key for programs. */
export class ApiError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly key: string
  /** Field name → codes parted by blanks, for the form that was sent; `ui/forms/field-error.ts` has the sentences. */
  readonly fields: Readonly<Record<string, string>>
  /** The record as it is now, when someone else changed it meanwhile. */
  readonly current: unknown

  constructor(status: number, error: Partial<ErrorBody>) {
    super(error.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.key = error.key ?? 'unknown'
    this.fields = error.fields ?? {}
    this.current = error.current
  }

  /**
   * No answer came, the machine before the server answered, or the same act sent before still runs: whether it
   * happened is unknown.
   */
  get unanswered(): boolean {
    return [0, 502, 503, 504].includes(this.status) || this.key === 'still_running'
  }
}

export interface ErrorBody {
  readonly message: string
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
  readonly current: unknown
}

/** The sentence of any failure. A browser says in English what went wrong with the network: not to people. */
export function messageOf(error: unknown): string {
  if (error instanceof TypeError || error instanceof DOMException) return i18next.t('app:errors.offline')
  return error instanceof Error && error.message ? error.message : String(error)
}
