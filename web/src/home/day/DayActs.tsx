import { ActionIcon, Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { phone } from '../../ui/phone.ts'
import styles from './day.module.css'
import { type Act, actOf, type DayClient, iconOf, wayOf } from './reasons.ts'

/** Asked for by hand: its dialog is as much as the rest of the first screen. */
const NotNowDialog = lazyExtra(() => import('./NotNowDialog.tsx'), 'NotNowDialog')

interface Props {
  of: DayClient
  /** The first act alone, as a sign. */
  short: boolean
}

/** What its reasons ask for, the telephone, and why not now. */
export function DayActs({ of: { client, contact, reasons }, short }: Props) {
  const { t } = useTranslation('day')
  const [asking, setAsking] = useState(false)
  const act = actOf(reasons)
  const call = <Call client={client} number={contact.phone} as={short ? 'short' : act ? 'icon' : 'whole'} />
  if (short) return act ? <ActSign act={act} client={client} /> : call
  return (
    <div className={styles.acts}>
      {act && <ActButton act={act} client={client} />}
      {call}
      <Button
        size="xs"
        variant="subtle"
        onClick={() => setAsking(true)}
        aria-label={t('notNowName', { name: client.business_name })}
      >
        {t('notNow')}
      </Button>
      <Suspense fallback={null}>
        {asking && <NotNowDialog client={client} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  )
}

interface OfClient {
  client: DayClient['client']
}

function ActButton({ act, client }: OfClient & { act: Act }) {
  const { t } = useTranslation('day')
  const Icon = iconOf[act.kind]
  const words = t(`act.${act.kind}`)
  return (
    <Button
      renderRoot={(props) => <Link {...wayOf(act, client.id)} {...props} />}
      size="xs"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={t('actName', { act: words, name: client.business_name })}
    >
      {words}
    </Button>
  )
}

function ActSign({ act, client }: OfClient & { act: Act }) {
  const { t } = useTranslation('day')
  const Icon = iconOf[act.kind]
  return (
    <Link
      {...wayOf(act, client.id)}
      className={styles.sign}
      aria-label={t('actName', { act: t(`act.${act.kind}`), name: client.business_name })}
    >
      <Icon size={20} aria-hidden />
    </Link>
  )
}

/** Beside another act it is a sign; nothing without a number. */
function Call({ client, number, as }: OfClient & { number: string | null; as: 'short' | 'icon' | 'whole' }) {
  const { t } = useTranslation('day')
  if (!number) return null
  const call = {
    href: `tel:${number}`,
    title: phone(number),
    'aria-label': t('callName', { name: client.business_name }),
  }
  if (as === 'short')
    return (
      <a className={styles.sign} {...call}>
        <IconPhone size={20} aria-hidden />
      </a>
    )
  if (as === 'icon')
    return (
      <ActionIcon component="a" variant="default" size="input-xs" {...call}>
        <IconPhone size={16} aria-hidden />
      </ActionIcon>
    )
  return (
    <Button component="a" size="xs" leftSection={<IconPhone size={16} aria-hidden />} {...call}>
      {t('call')}
    </Button>
  )
}
