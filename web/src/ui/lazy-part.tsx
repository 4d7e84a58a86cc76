import i18next from 'i18next'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { type Namespace, withWords } from '../platform/lazy-page.ts'
import { Apart } from './feedback/Apart.tsx'
import { toast } from './feedback/toast.tsx'

type Load<P, N extends string> = () => Promise<Readonly<Record<N, ComponentType<P>>>>

/** A part that is loaded when it is first drawn, or before, by whoever knows that it will be. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Loads it, with its words; from then on it is drawn at once, in the picture of what stands around it. Never fails. */
  readonly preload: () => Promise<void>
}

/**
 * A part of a page that is loaded when it is first drawn; it stands in a Suspense of its own, and fails alone. `words` is
 * filled in while the app is built (vite/words.ts).
 */
export const lazyPart = <P extends object, const N extends string>(
  load: Load<P, N>,
  name: N,
  words: readonly Namespace[] = [],
): LazyPart<P> => apart(load, name, words)

/**
 * The same for what has no place of its own on the page: a menu, a dialog. A toast says that it did not come; it is closed,
 * and tried again when it is opened again.
 */
export const lazyExtra = <P extends object, const N extends string>(
  load: Load<P, N>,
  name: N,
  words: readonly Namespace[] = [],
): LazyPart<P> =>
  apart<P & Opened, N>(load, name, words, ({ onClose, onChange }) => {
    toast.error(i18next.t('ui:error.part'))
    onClose?.()
    onChange?.(false)
  })

/** How what can be opened is closed. */
interface Opened {
  onClose?: () => void
  onChange?: (opened: boolean) => void
}

function apart<P extends object, N extends string>(
  load: Load<P, N>,
  name: N,
  words: readonly Namespace[],
  tell?: (props: P) => void,
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  const comes = async (): Promise<ComponentType<P>> => (loaded ??= (await withWords(load, words))[name])
  // A lazy part takes the props of what it loads, which React's types do not see for props of any kind.
  const fresh = () => lazy(async () => ({ default: await comes() })) as unknown as ComponentType<P>
  let Later = fresh()
  function LazyPart(props: P) {
    // What was there when it was first drawn is drawn as it is: what is lazy shows an empty place first.
    const [Loaded] = useState(() => loaded)
    const [broken, setBroken] = useState(false)
    const shut = 'opened' in props && props.opened === false
    // Closed again: it is asked for when it is opened.
    if (broken && shut) return null
    if (broken) setBroken(false)
    // What failed once is remembered as failed: the next try needs another one.
    const renew = () => {
      Later = fresh()
      setBroken(true)
      tell?.(props)
    }
    const Now = Loaded ?? Later
    return (
      <Apart quiet={tell !== undefined} onBroken={renew}>
        <Now {...props} />
      </Apart>
    )
  }
  return Object.assign(LazyPart, {
    preload: () =>
      comes().then(
        () => undefined,
        // Drawn without it, it is tried again there, and says so where it fails.
        () => undefined,
      ),
  })
}
