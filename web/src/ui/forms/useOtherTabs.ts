import { useEffect, useEffectEvent, useRef } from 'react'
import { unpack } from '../../platform/journal/files.ts'
import { journal } from '../../platform/journal/journal.ts'
import type { CheckedForm } from './useCheckedForm.ts'
import type { KeptForm } from './useDraftedForm.ts'
import { same } from './same.ts'
import type { useKeeping } from './useKeeping.ts'

/** What another window types into the same record comes in here, but for the fields somebody is typing into. */
export function useOtherTabs<V extends object>(
  id: string,
  form: CheckedForm<V>,
  keeping: Pick<ReturnType<typeof useKeeping<V>>, 'last' | 'settled'>,
): void {
  const rev = useRef(journal.get(id)?.rev ?? 0)
  const follow = useEffectEvent(async () => {
    const record = journal.get(id)
    if (!record || record.rev === rev.current) return
    rev.current = record.rev
    const { values } = (await unpack(record.fields)) as KeptForm<V>
    const mine = keeping.last.current
    const now = form.getValues()
    const changed = (Object.keys(values) as (keyof V)[]).filter(
      (key) => !same(values[key], mine[key]) && same(now[key], mine[key]),
    )
    if (changed.length === 0) return
    const next = { ...now, ...Object.fromEntries(changed.map((key) => [key, values[key]])) }
    if (same(next, values)) keeping.settled(next)
    form.setValues(next)
  })
  useEffect(() => journal.subscribe(() => void follow()), [])
}
