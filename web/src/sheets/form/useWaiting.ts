import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../../platform/online.ts'
import type { Save } from './useSave.ts'
import type { SheetEditor } from './useSheetForm.ts'

/** A device may think it has a network that leads nowhere: a hall with a captive one, a portal being restarted. */
const pause = 15_000

/** Saves what waits for a network as soon as there is one, and until somebody answers. */
export function useWaiting(editor: SheetEditor, busy: boolean, run: Save): void {
  const online = useOnline()
  const [tries, setTries] = useState(0)
  const send = useEffectEvent(() => {
    run('save', {}, (error) => {
      if (error?.unanswered) setTries(tries + 1)
      else editor.wait(false)
    })
  })
  useEffect(() => {
    if (!online || !editor.waiting || busy) return
    const timer = setTimeout(() => send(), tries > 0 ? pause : 0)
    return () => clearTimeout(timer)
  }, [online, editor.waiting, busy, tries])
}
