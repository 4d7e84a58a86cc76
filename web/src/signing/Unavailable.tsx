import { Button } from '@mantine/core'
import { IconLinkOff, IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError, messageOf } from '../platform/api-error.ts'
import { ContactCard } from './ContactCard.tsx'
import { deadLink } from './data.ts'
import styles from './signing.module.css'

/** A link that leads nowhere any more, or a server that cannot be reached: what happened and what to do. */
export function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('signing')
  const { t: ui } = useTranslation('ui')
  const dead = deadLink(error)
  const unknown = error instanceof ApiError && error.status === 404
  const because = dead?.because ?? (unknown ? 'unknown' : null)
  return (
    <div className={styles.outcome}>
      <span className={styles.sign} data-tone={because ? 'quiet' : 'err'}>
        {because ? <IconLinkOff size={26} aria-hidden /> : <IconPlugConnectedX size={26} aria-hidden />}
      </span>
      <h1>{t(because ? `gone.${because}.title` : 'gone.unreachable.title')}</h1>
      <p>{because ? t(`gone.${because}.words`) : messageOf(error)}</p>
      {dead?.contact && <ContactCard contact={dead.contact} />}
      {!because && (
        <Button variant="filled" size="lg" onClick={onRetry}>
          {ui('retry')}
        </Button>
      )}
    </div>
  )
}
