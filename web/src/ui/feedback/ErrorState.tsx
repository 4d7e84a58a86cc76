import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { isOnline } from '../../platform/online.ts'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  error: unknown
  onRetry?: () => void
  /** Nothing else is on the screen. */
  heading?: boolean
}

/** What happened, in a sentence, and "try again". */
export function ErrorState({ error, onRetry, heading }: Props) {
  const { t } = useTranslation('ui')
  const status = error instanceof ApiError ? error.status : null
  // What is not there, or not for this person, does not come by trying again: nothing went wrong.
  if (status === 403 || status === 404)
    return (
      <div role="alert">
        <EmptyState heading={heading} drawing="glass" title={messageOf(error)} />
      </div>
    )
  // A part of the app that was never fetched does not come without a network either.
  const offline = status === 0 || !isOnline()
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        drawing={offline ? 'plug' : 'door'}
        title={t(offline ? 'error.offline' : 'error.title')}
        action={
          onRetry && (
            <Button leftSection={<IconRefresh size={16} />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {messageOf(error)}
      </EmptyState>
    </div>
  )
}
