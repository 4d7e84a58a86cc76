import { useEffect } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { enter, leave, mayLeave } from '../../platform/unsaved.ts'

/**
 * While a form holds what is not saved: leaving the page asks first, and a new version of the portal
 * waits. `ask` is the question in the language of the screen.
 */
export function useUnsaved(dirty: boolean, ask: string): void {
  useEffect(() => {
    if (!dirty) return
    enter()
    return leave
  }, [dirty])
  useBlocker({
    shouldBlockFn: async () => dirty && !(await mayLeave(ask)),
    enableBeforeUnload: dirty,
  })
}
