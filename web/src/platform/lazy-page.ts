import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import i18next, { type TypeOptions } from 'i18next'
import type { ComponentType } from 'react'
import { fromDevice } from './from-device.ts'
import type { Preloaded } from './screen.ts'

/** After this long a part of the app counts as not loaded (specification §9). */
export const LAZY_TIMEOUT_MS = 120_000

export type Namespace = keyof TypeOptions['resources']

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

/** Code and words come side by side, so that a part is drawn once and not first without its words. */
export const withWords = <T>(load: () => Promise<T>, words: readonly Namespace[]): Promise<T> =>
  inTime(Promise.all([load(), i18next.loadNamespaces(words)]).then(([part]) => part))

/** Loads the parts of a page before it is drawn, beside its own code. */
export const preload = (parts: readonly Preloaded[]): Promise<unknown> =>
  fromDevice(Promise.all(parts.map((part) => part.preload())))

/**
 * A page, for a route. `words` is filled in while the app is built, from what the page and all it imports asks of
 * useTranslation (vite/words.ts): nobody lists them.
 */
export const lazyPage = <const N extends string>(
  load: () => Promise<Readonly<Record<N, ComponentType>>>,
  name: N,
  words: readonly Namespace[] = [],
): RouteComponent => {
  const loadPage = async () => ({ default: (await withWords(load, words))[name] })
  return lazyRouteComponent<{ default: ComponentType }, 'default'>(loadPage)
}
