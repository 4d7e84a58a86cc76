import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { nonce } from '../platform/nonce.ts'
import { Toasts } from '../ui/feedback/Toasts.tsx'
import { theme } from '../ui/theme/theme.ts'
import { router } from './router.tsx'
import { followSession } from './session-end.ts'

followSession()

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
