import type { Sheet } from './data.ts'
import type { Progress } from './useProgress.ts'

export interface StepProps {
  token: string
  sheet: Sheet
  progress: Progress
  change: (part: Partial<Progress>) => void
  onDecline: () => void
  onEnded: () => void
}
