import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { nonce } from '../platform/nonce.ts'
import { Toasts } from '../ui/feedback/Toasts.tsx'
import { theme } from '../ui/theme/theme.ts'
import { mendAddress } from './language-gate.ts'
import { openPortal, opensPortal, router } from './router.tsx'
import { followSession } from './session-end.ts'

/**
 * What must have happened before the first picture: the words are here, the session of another tab was taken over,
 * and for who is signed in the screens; the address is whole.
 */
export async function prepare(words: Promise<void>, shared: Promise<void>): Promise<void> {
  const portal = shared.then(() => (opensPortal() ? openPortal() : undefined))
  await Promise.all([portal, words])
  mendAddress()
  followSession()
}

/** Everything a page stands on. The kit writes no style of its own: its variables are in our style sheet. */
export function Root() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={nonce}
    >
      <RouterProvider router={router} />
      <Toasts />
    </MantineProvider>
  )
}
