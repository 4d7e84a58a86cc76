import { Suspense, useEffect, useState } from 'react'
import { onRefused } from '../../platform/request.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { rereadMe } from './data.ts'

const ProofDialog = lazyExtra(() => import('./ProofDialog.tsx'), 'ProofDialog')

/**
 * Where an act asks anew who one is: the question stands over what was being done, and the act goes on once it is
 * answered. Acts that ask at the same time wait for one answer. Not loaded later: an act that is quicker would be refused.
 */
export function ProofGate() {
  const [waiting, setWaiting] = useState<((proven: boolean) => void)[]>([])
  useEffect(
    () =>
      onRefused({
        proof_needed: () => new Promise((resolve) => setWaiting((others) => [...others, resolve])),
        two_factor_needed: () => rereadMe().then(() => false),
      }),
    [],
  )
  const settle = (proven: boolean) => {
    for (const resolve of waiting) resolve(proven)
    setWaiting([])
  }
  if (waiting.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ProofDialog opened onProven={() => settle(true)} onClose={() => settle(false)} />
    </Suspense>
  )
}
