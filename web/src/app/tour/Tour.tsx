import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { onTourAsked } from '../../platform/tour.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const TourSteps = lazyExtra(() => import('./TourSteps.tsx'), 'TourSteps')

/** Shows somebody around the first screen, where it is asked for. */
export function Tour() {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const begin = useEffectEvent(() => {
    void navigate({ to: '/' })
    setOpened(true)
  })
  useEffect(() => onTourAsked(begin), [])
  return opened ? <TourSteps opened onClose={() => setOpened(false)} /> : null
}
