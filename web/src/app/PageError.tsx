import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { log } from '../platform/log.ts'

/** A page that did not load, or broke while it was drawn. Reloading also fetches a newer version of it. */
export function PageError({ error }: ErrorComponentProps) {
  const { t } = useTranslation('app')
  log('page error', error)
  return <ErrorState heading error={new Error(t('errors.pageLoad'))} onRetry={() => location.reload()} />
}
