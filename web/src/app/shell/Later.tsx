import { useEffect } from 'react'
import { loadWriting } from '../../platform/wires.ts'
import { Help } from '../help/Help.tsx'
import { Tour } from '../tour/Tour.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/** The header's, of the same script. */
export { DeviceBadge } from './DeviceBadge.tsx'

/** What the house has on every page and the first picture does without; with it comes how what writes is sent. */
export function Later() {
  useEffect(() => void loadWriting().catch(() => undefined), [])
  return (
    <>
      <LeaveQuestion />
      <Help />
      <Tour />
    </>
  )
}
