import { onlineManager } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { log } from '../../platform/log.ts'
import { ErrorState } from './ErrorState.tsx'

interface Props {
  children: ReactNode
  onBroken?: () => void
  /** It has no place of its own on the page: nothing is shown where it was. */
  quiet?: boolean
}

/** A part of a page that breaks alone: the rest stays, and its place says so, with "try again". */
export const Apart = ({ children, onBroken, quiet }: Props) => (
  <CatchBoundary
    getResetKey={() => 0}
    errorComponent={quiet ? Gone : Broken}
    onCatch={(error) => {
      log('part error', error)
      onBroken?.()
    }}
  >
    {children}
  </CatchBoundary>
)

/** What did not come for want of a network is asked for when that is back. */
const useBack = (reset: () => void) =>
  useEffect(() => onlineManager.subscribe((online) => online && reset()), [reset])

function Broken({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('ui')
  useBack(reset)
  return <ErrorState error={new Error(t('error.part'))} onRetry={reset} />
}

function Gone({ reset }: ErrorComponentProps) {
  useBack(reset)
  return null
}
