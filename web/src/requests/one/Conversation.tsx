import { Button } from '@mantine/core'
import { IconFile, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { ago } from '../../ui/ago.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { earlierQuery, type Message, type Request } from '../data.ts'
import styles from './one.module.css'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()

/** What was written, oldest first. */
export function Conversation({ one }: { one: Request }) {
  const { t } = useTranslation('requests')
  const [now] = useState(() => Date.now())
  if (one.conversation.length === 0) return <p className={styles.muted}>{t('nothingWritten')}</p>
  return (
    <>
      {one.earlier > 0 && (
        <Earlier id={one.id} before={one.conversation[0]?.id ?? 0} count={one.earlier} now={now} />
      )}
      <ol className={styles.messages}>
        {one.conversation.map((message) => (
          <OneMessage key={message.id} message={message} now={now} />
        ))}
      </ol>
    </>
  )
}

interface EarlierProps {
  id: string
  /** The oldest message that is shown. */
  before: number
  count: number
  now: number
}
/** What was written before, when somebody asks for it, part by part. */
function Earlier({ id, before, count, now }: EarlierProps) {
  const { t } = useTranslation('requests')
  const [asked, setAsked] = useState(false)
  const read = useQuery({ ...earlierQuery(id, before), enabled: asked })
  const found = read.data?.response
  const oldest = found?.conversation[0]?.id
  if (!found || oldest === undefined)
    return (
      <Button loading={read.isFetching} onClick={() => setAsked(true)}>
        {t('earlier', { count })}
      </Button>
    )
  return (
    <>
      {found.earlier > 0 && <Earlier id={id} before={oldest} count={found.earlier} now={now} />}
      <ol className={styles.messages}>
        {found.conversation.map((message) => (
          <OneMessage key={message.id} message={message} now={now} />
        ))}
      </ol>
    </>
  )
}

function OneMessage({ message, now }: { message: Message; now: number }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const format = useFormat()
  const { by, at, ours, mine, internal, text, files } = message
  return (
    <li className={styles.message} data-ours={ours || undefined} data-internal={internal || undefined}>
      <span className={styles.face} aria-hidden>
        {initials(by ?? '–')}
      </span>
      <div>
        <p className={styles.who}>
          <b>{mine ? t('me') : (by ?? '–')}</b> {ours && !mine && t('headOffice')}{' '}
          <time dateTime={at} title={format.dateTime(at)}>
            {ago(at, now, language)}
          </time>{' '}
          {internal && (
            <Badge tone="warn">
              <IconLock size={12} aria-hidden /> {t('internal')}
            </Badge>
          )}
        </p>
        <div className={styles.said}>
          <p>{text || t('erased')}</p>
          {files.length > 0 && (
            <ul>
              {files.map(({ id, name, size, url }) => (
                <li key={id}>
                  <IconFile size={16} aria-hidden />
                  <a href={url} download={name}>
                    {name}
                  </a>
                  <small>{format.bytes(size)}</small>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  )
}
