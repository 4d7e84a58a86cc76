import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../platform/queries.ts'
import { Shell } from './Shell.tsx'

/** Everything behind the sign-in: the store of answers and the house around the pages. */
export const SignedIn = () => (
  <QueryClientProvider client={queryClient}>
    <Shell />
  </QueryClientProvider>
)
