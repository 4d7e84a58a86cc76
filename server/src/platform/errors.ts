import type { Words } from '@mandato/contract/words'

/** What a refusal says: its HTTP status and a sentence in every language; `{name}` is filled from its values. */
export interface Sentence extends Words {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 416 | 422 | 429 | 431 | 503 | 507
}

export interface RefusalExtras {
  /** Field name → code, for the form that was sent; several faults of one field are parted by blanks. */
  readonly fields?: Readonly<Record<string, string>>
  /** The record as it is now, for a conflict of versions. */
  readonly current?: unknown
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

/** A clear answer to a request that cannot be granted. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly key: string
  readonly sentence: Sentence
  readonly values: Readonly<Record<string, unknown>>
  readonly extras: RefusalExtras

  constructor(
    key: string,
    sentence: Sentence,
    values: Readonly<Record<string, unknown>>,
    extras: RefusalExtras,
  ) {
    super(key)
    this.key = key
    this.sentence = sentence
    this.values = values
    this.extras = extras
  }
}

const sentences = new Map<string, Sentence>()

/** The sentence of a refusal by its key, whichever domain declared it. */
export function sentenceOf(key: string): Sentence {
  const sentence = sentences.get(key)
  if (!sentence) throw new Error(`no such refusal: ${key}`)
  return sentence
}

/**
 * Declares the refusals of a domain and gives the function that makes one:
 * `throw refuse('wrong_login')`. A key without its four sentences does not compile.
 */
export function defineRefusals<const R extends Record<string, Sentence>>(refusals: R) {
  for (const [key, sentence] of Object.entries(refusals)) {
    const other = sentences.get(key)
    // Two domains may mean the same by a key; for programs it must be the same.
    if (other && other.status !== sentence.status) throw new Error(`declared with two statuses: ${key}`)
    sentences.set(key, sentence)
  }
  return (
    key: keyof R & string,
    values: Readonly<Record<string, unknown>> = {},
    extras: RefusalExtras = {},
  ): Refusal => {
    const sentence = refusals[key]
    if (!sentence) throw new Error(`no such refusal: ${key}`)
    return new Refusal(key, sentence, values, extras)
  }
}
