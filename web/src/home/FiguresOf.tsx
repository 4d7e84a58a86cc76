import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { useReader } from '../accounts/index.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Loaded, type Read } from '../ui/feedback/Loaded.tsx'
import type { Answer } from '../platform/api.ts'
import { BlockError } from './RevenueBlock.tsx'
import type { Revenue } from './months.ts'

interface Props {
  read: Read<Answer<'dashboard'>>
  skeleton: ReactNode
  /** Why there are none is said once, by the block with the totals. */
  silent?: boolean
  children: (revenue: Revenue) => ReactNode
}

/** The figures of the first screen, or why there are none: everything else of it stands without them. */
export function FiguresOf({ read, skeleton, silent = false, children }: Props) {
  const { t } = useTranslation('home')
  const reader = useReader()
  if (silent && !read.data && (read.error || read.failureReason)) return null
  return (
    <Loaded read={read} skeleton={skeleton}>
      {({ response: { revenue } }) => {
        if (revenue === null) return null
        if ('error' in revenue)
          return silent ? null : (
            <BlockError message={revenue.error.message} onRetry={() => void read.refetch()} />
          )
        if (revenue.meta.as_of === null)
          return silent ? null : (
            <EmptyState title={t('noInvoices')}>{t('noInvoicesNext', reader)}</EmptyState>
          )
        return children(revenue)
      }}
    </Loaded>
  )
}
