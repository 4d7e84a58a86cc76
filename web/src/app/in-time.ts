import i18next, { type TypeOptions } from 'i18next'

/** After this long a part of the app counts as not loaded (specification §9). */
export const LAZY_TIMEOUT_MS = 120_000

export class PageLoadError extends Error {
  constructor(cause?: unknown) {
    super('a part of the app did not load', { cause })
    this.name = 'PageLoadError'
  }
}

/** A lazy part, or a PageLoadError when it fails or does not come in time. */
export function inTime<T>(part: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageLoadError()), LAZY_TIMEOUT_MS)
    part
      .then(resolve, (error: unknown) => reject(new PageLoadError(error)))
      .finally(() => clearTimeout(timer))
  })
}

/** A page together with the words it speaks, so that it is drawn once and not first without them. */
export const withWords = <T>(
  part: Promise<T>,
  ...words: readonly (keyof TypeOptions['resources'])[]
): Promise<T> => inTime(Promise.all([part, i18next.loadNamespaces(words)]).then(([loaded]) => loaded))
