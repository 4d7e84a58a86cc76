import { Suspense, useEffect, useState } from 'react'
import { local } from '../../platform/storage.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { type InstallOffer, REFUSED } from './install.ts'

const InstallLine = lazyExtra(() => import('./InstallLine.tsx'), 'InstallLine')

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** A quiet line at the foot of the page when the browser offers to install. */
export function InstallPrompt() {
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault()
      if (isOffer(event) && !local.get(REFUSED)) setOffer(event)
    }
    window.addEventListener('beforeinstallprompt', take)
    return () => window.removeEventListener('beforeinstallprompt', take)
  }, [])
  return (
    <Suspense fallback={null}>
      {offer && <InstallLine offer={offer} onDone={() => setOffer(null)} />}
    </Suspense>
  )
}
