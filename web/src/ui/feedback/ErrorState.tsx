import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../../platform/api-error.ts'
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
  const offline = error instanceof ApiError && error.status === 0
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
