import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { AddFactorFirst, ProofGate, useMe } from '../../accounts/index.ts'
import { queryClient } from '../../platform/queries.ts'
import { Shell } from './Shell.tsx'

/** Everything behind the sign-in: the store of answers and the house around the pages. */
export const SignedIn = () => (
  <QueryClientProvider client={queryClient}>
    <House />
    <ProofGate />
  </QueryClientProvider>
)

/** Nothing of the house is open to whoever must add a second factor first. */
function House() {
  const me = useMe()
  if (!me?.must_add_factor) return <Shell />
  return (
    <Suspense fallback={null}>
      <AddFactorFirst me={me} />
    </Suspense>
  )
}
