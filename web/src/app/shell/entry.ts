import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** One thing that the search offers. */
export interface Entry {
  readonly key: string
  readonly icon: TablerIcon
  readonly label: string
  readonly note?: string
  /** What the law wants beside it: its energy class. */
  readonly mark?: ReactNode
  readonly open: () => void
}
