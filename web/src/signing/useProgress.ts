import { useCallback, useState } from 'react'
import { session } from '../platform/storage.ts'
import type { Drawing } from '../ui/signature/strokes.ts'

export type StepName = 'read' | 'code' | 'sign'

/** The signer's progress. It survives a reload: phones drop the page while the mail app is open. */
export interface Progress {
  readonly step: StepName
  /**
   * The code that was asked for last: until when it is good (null where another browser asked for it after this page
   * was read), how many tries it has left, from when another may be asked for, and how many more.
   */
  readonly asked: {
    readonly until: number | null
    readonly triesLeft: number
    readonly again: number
    readonly sendsLeft: number
  } | null
  readonly code: string
  readonly name: string
  readonly ticked: readonly string[]
  readonly how: 'drawn' | 'typed'
  readonly drawing: Drawing | null
}

const beginning: Progress = {
  step: 'read',
  asked: null,
  code: '',
  name: '',
  ticked: [],
  how: 'drawn',
  drawing: null,
}

/** Under the hash of what is signed: another content begins anew. */
const keyOf = (sha256: string): string => `sign:${sha256.slice(0, 16)}`

function read(key: string): Progress {
  try {
    return { ...beginning, ...(JSON.parse(session.get(key) ?? '{}') as Partial<Progress>) }
  } catch {
    return beginning
  }
}

export function useProgress(sha256: string) {
  const key = keyOf(sha256)
  const [progress, setProgress] = useState(() => read(key))
  const change = useCallback(
    (part: Partial<Progress>) =>
      setProgress((old) => {
        const next = { ...old, ...part }
        session.set(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  return [progress, change] as const
}

export const forgetProgress = (sha256: string): void => session.remove(keyOf(sha256))
