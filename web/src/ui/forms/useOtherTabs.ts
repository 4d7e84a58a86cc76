import { useEffect, useEffectEvent, useRef } from 'react'
import { unpack } from '../../platform/journal/files.ts'
import { journal } from '../../platform/journal/journal.ts'
import { same } from './same.ts'
import type { useKeeping } from './useKeeping.ts'

interface Form<T> {
  /** What is typed, in what lies on the device. */
  readonly read: (fields: unknown) => T
  readonly now: () => T
  /** What two windows compare one by one; the fields themselves where they lie side by side. */
  readonly partsOf?: (typed: T) => Parts
  readonly take: (next: Parts) => void
}
export type Parts = Readonly<Record<string, unknown>>

/** What another window types into the same record comes in here, but for the fields somebody is typing into. */
export function useOtherTabs<T extends object>(
  id: string,
  keeping: Pick<ReturnType<typeof useKeeping<T>>, 'last'>,
  { read, now, partsOf = (typed) => typed as Parts, take }: Form<T>,
): void {
  const rev = useRef(journal.get(id)?.rev ?? 0)
  const follow = useEffectEvent(async () => {
    const record = journal.get(id)
    if (!record || record.rev === rev.current) return
    rev.current = record.rev
    const theirs = partsOf(read(await unpack(record.fields)))
    const mine = partsOf(keeping.last.current)
    const typed = partsOf(now())
    const changed = Object.keys({ ...mine, ...theirs }).filter(
      (key) => !same(theirs[key], mine[key]) && same(typed[key], mine[key]),
    )
    if (changed.length === 0) return
    const rest = Object.entries(typed).filter(([key]) => !changed.includes(key))
    const taken = Object.entries(theirs).filter(([key]) => changed.includes(key))
    take(Object.fromEntries([...rest, ...taken]))
  })
  useEffect(() => journal.subscribe(() => void follow()), [])
}
