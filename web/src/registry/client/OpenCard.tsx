import {
  IconAlertTriangle,
  IconClipboardText,
  IconLock,
  IconMapPinOff,
  IconTrash,
  IconWriting,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Client } from '../clients/data.ts'
import styles from './client.module.css'

/** What waits for somebody with this client, the gravest first. */
export function OpenCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const things = useOpenThings(client)
  return (
    <Card title={t('open.title')} {...(things.length > 0 && { count: things.length })} flush>
      {things.length === 0 ? (
        <p className={styles.none}>{t('open.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {things.map(({ key, icon: Icon, tone, words, note, tab }) => (
            <li key={key}>
              <Icon size={18} stroke={1.7} className={tone && styles[tone]} aria-hidden />
              <span className={styles.what}>
                {words}
                {note && <small>{note}</small>}
              </span>
              {tab && (
                <Link
                  to="."
                  search={(old) => ({ ...old, page: undefined, tab })}
                  className={styles.go}
                  aria-label={format.pair(t('open.go'), words)}
                >
                  {t('open.go')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

interface OpenThing {
  readonly key: string
  readonly icon: typeof IconLock
  readonly tone?: 'warn' | 'err'
  readonly words: string
  readonly note?: string | null
  /** The tab where one goes on. */
  readonly tab?: string
}

function useOpenThings({ customer_status: status, deletion, suspension, sheet, open, location }: Client) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const since = (day: string | null) => day && t('open.since', { date: format.date(day) })
  const asked = (at: string, name: string | null) =>
    name ? t('open.by', { date: format.date(at), name }) : format.date(at)
  const things: OpenThing[] = []
  if (status === 'deleted') return things
  if (deletion)
    things.push({
      key: 'deletion',
      icon: IconTrash,
      tone: 'err',
      words: t('open.deletion'),
      note: asked(deletion.since, deletion.by),
    })
  if (suspension)
    things.push({
      key: 'suspension',
      icon: IconLock,
      tone: 'err',
      words: t('open.suspended'),
      note: asked(suspension.since, suspension.by),
    })
  if (sheet.status !== 'confirmed' && sheet.status !== 'superseded' && sheet.status !== 'cancelled')
    things.push({
      key: 'sheet',
      icon: IconWriting,
      words: t(`open.sheet.${sheet.status}`),
      note: since(sheet.signed_at ?? sheet.sent_at),
      tab: 'sheet',
    })
  for (const { kind, reference, since: day } of open)
    things.push({
      key: `${kind} ${reference}`,
      icon: kind === 'invoice' ? IconAlertTriangle : IconClipboardText,
      ...(kind === 'invoice' && { tone: 'warn' }),
      words: t(`open.${kind}`, { reference }),
      note: since(day),
    })
  if (location.lat === null) things.push({ key: 'place', icon: IconMapPinOff, words: t('open.place') })
  return things
}
