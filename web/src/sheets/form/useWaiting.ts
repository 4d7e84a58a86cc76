import { useEffect, useEffectEvent, useState } from 'react'
import { triedAgainAfter } from '../../platform/drafts/sender.ts'
import { useOnline } from '../../platform/online.ts'
import type { Save } from './useSave.ts'
import type { SheetEditor } from './useSheetForm.ts'

/** Saves what waits for a network as soon as there is one, and until somebody answers. */
export function useWaiting(editor: SheetEditor, busy: boolean, run: Save): void {
  const online = useOnline()
  const [tries, setTries] = useState(0)
  const send = useEffectEvent(() => {
    run('save', {}, (error) => {
      // A session that ended meanwhile says nothing of the sheet.
      if (error?.unanswered || error?.status === 401) setTries(tries + 1)
      else editor.wait(false)
    })
  })
  useEffect(() => {
    if (!online || !editor.waiting || busy) return
    const timer = setTimeout(() => send(), tries > 0 ? triedAgainAfter : 0)
    return () => clearTimeout(timer)
  }, [online, editor.waiting, busy, tries])
}
