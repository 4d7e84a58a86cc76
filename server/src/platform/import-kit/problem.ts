import type { ReasonKey } from '@mandato/contract/imports/reasons'

/** What is wrong with one value; the sentence is made when it is read, in the reader's language. */
export class Problem {
  readonly reason: ReasonKey
  readonly values: Readonly<Record<string, string | number>>

  constructor(reason: ReasonKey, values: Readonly<Record<string, string | number>> = {}) {
    this.reason = reason
    this.values = values
  }
}
