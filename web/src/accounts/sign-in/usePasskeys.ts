import { useEffect, useRef } from 'react'
import { whenQuiet } from '../../platform/when-quiet.ts'

/** What they need is loaded only where the browser can offer them, or when somebody asks for it. */
const passkeys = () => import('./late.ts')

/**
 * Passkeys at the sign-in: the browser offers them in the field for the address, where it can; the button asks for one.
 * @param remember whether the session shall be kept on the device, when it comes to it
 */
export function usePasskeys(remember: boolean, onEntered: () => void) {
  const now = useRef({ remember, onEntered })
  useEffect(() => {
    now.current = { remember, onEntered }
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let over = false
    const offer = async () => {
      if (over || !(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
      const { offerPasskeys } = await passkeys()
      if (over) return
      stop = offerPasskeys(() => now.current)
    }
    whenQuiet(() => void offer().catch(() => undefined))
    return () => {
      over = true
      stop?.()
    }
  }, [])
  return async () => (await passkeys()).askForPasskey(() => now.current)
}
