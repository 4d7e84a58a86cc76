import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phone } from '../../ui/phone.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './day.module.css'
import { type DayClient, iconOf, wayOf } from './reasons.ts'

/** Asked for by hand: its dialog is as much as the rest of the first screen. */
const NotNowDialog = lazyExtra(() => import('./NotNowDialog.tsx'), 'NotNowDialog')

/** One client of the day: why, how much is at stake, and what one tap does. */
export function DayRow({ of: { client, contact, reasons, stake } }: { of: DayClient }) {
  const { t } = useTranslation('day')
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link to="/clients/$id" params={{ id: String(client.id) }} search={{}} className={styles.name}>
          <b>{client.business_name}</b> <small>{client.code}</small>
        </Link>
        <ul className={styles.reasons}>
          {reasons.map((reason) => {
            const Icon = iconOf[reason.kind]
            return (
              <li key={reason.text} data-kind={reason.kind}>
                <Icon size={16} aria-hidden />
                <Link {...wayOf(reason, client.id)}>{reason.text}</Link>
              </li>
            )
          })}
        </ul>
      </div>
      <span className={styles.stake}>{stake > 0 ? format.euro(stake) : '–'}</span>
      <div className={styles.acts}>
        {contact.phone && (
          <Button
            component="a"
            href={`tel:${contact.phone}`}
            size="xs"
            leftSection={<IconPhone size={16} aria-hidden />}
            title={phone(contact.phone)}
            aria-label={t('callName', { name: client.business_name })}
          >
            {t('call')}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          onClick={() => setAsking(true)}
          aria-label={t('notNowName', { name: client.business_name })}
        >
          {t('notNow')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {asking && <NotNowDialog client={client} onClose={() => setAsking(false)} />}
      </Suspense>
    </li>
  )
}
