import { Button } from '@mantine/core'
import {
  type Icon,
  IconBan,
  IconCheck,
  IconClockX,
  IconLinkOff,
  IconMailForward,
  IconPencil,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../platform/api-error.ts'
import { ContactCard } from './ContactCard.tsx'
import { deadLink, type Gone, goneBecause } from './data.ts'
import styles from './signing.module.css'

/** The tone: ok for a signed sheet, error when the server cannot be reached, neutral otherwise. */
const signs: Readonly<Record<Gone, readonly [Icon, 'ok' | 'quiet' | 'err']>> = {
  signed: [IconCheck, 'ok'],
  paper: [IconCheck, 'ok'],
  expired: [IconClockX, 'quiet'],
  replaced: [IconMailForward, 'quiet'],
  edited: [IconPencil, 'quiet'],
  declined: [IconBan, 'quiet'],
  withdrawn: [IconLinkOff, 'quiet'],
  cancelled: [IconLinkOff, 'quiet'],
  unknown: [IconLinkOff, 'quiet'],
  unreachable: [IconPlugConnectedX, 'err'],
}

/** A link that leads nowhere any more, or a server that cannot be reached: what happened and what to do. */
export function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('signing')
  const { t: ui } = useTranslation('ui')
  const because = goneBecause(error)
  const contact = deadLink(error)?.contact
  const [Sign, tone] = signs[because]
  return (
    <div className={styles.outcome}>
      <span className={styles.sign} data-tone={tone}>
        <Sign size={26} aria-hidden />
      </span>
      <h1>{t(`gone.${because}.title`)}</h1>
      <p>{because === 'unreachable' ? messageOf(error) : t(`gone.${because}.words`)}</p>
      {contact && <ContactCard contact={contact} />}
      {because === 'unreachable' && (
        <Button variant="filled" size="lg" onClick={onRetry}>
          {ui('retry')}
        </Button>
      )}
    </div>
  )
}
