import type { ContentKind } from '@mandato/contract/content/names'
import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../content/index.ts'
import { isLanguage } from '../../platform/i18n/languages.ts'
import { ago } from '../../ui/ago.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type Notice, readThing } from '../data.ts'
import { looks } from './looks.ts'
import { Sentence } from './Sentence.tsx'
import styles from './notices.module.css'
import { dot } from '../../ui/dot.ts'

const isKind = (about: Notice['about']): about is ContentKind => about in placesOf

/** Where the thing a notice is about is looked at. */
function placeOf({ about, object, detail }: Notice) {
  const id = String(object)
  if (about === 'sheet') return linkOptions({ to: '/sheets/$client', params: { client: id } })
  if (about === 'client') return linkOptions({ to: '/clients/$id', params: { id } })
  if (about === 'shipment') return linkOptions({ to: '/shipments/$id', params: { id } })
  if (about === 'order') return linkOptions({ to: '/orders/$id', params: { id } })
  if (about === 'hold') return linkOptions({ to: '/ready/$id', params: { id }, search: {} })
  if (about === 'free') return linkOptions({ to: '/requests/$id', params: { id: `free-${id}` }, search: {} })
  if (isKind(about)) return linkOptions({ to: placesOf[about].item, params: { id } })
  if (about === 'request')
    return linkOptions({ to: '/material-requests', search: detail === null ? {} : { q: detail } })
  return linkOptions({ to: '/imports/$id', params: { id } })
}

interface Props {
  notice: Notice
  now: number
  onLeave: () => void
}

/** What happened, to whom, by whom and when; it leads there. */
export function NoticeRow({ notice, now, onLeave }: Props) {
  const { t, i18n } = useTranslation('notices')
  const format = useFormat()
  const { about, at, by, detail, object, revision, unread } = notice
  const [Icon, tone] = looks[notice.what]
  const open = () => {
    if (unread) void readThing({ about, object })
    onLeave()
  }
  return (
    <li className={unread ? styles.unread : undefined}>
      <Link {...placeOf(notice)} className={styles.notice} onClick={open}>
        <Icon size={20} stroke={1.6} className={styles[tone]} aria-hidden />
        <span className={styles.words}>
          <span className={styles.sentence}>
            {unread && <span className="sr-only">{t('isUnread')} </span>}
            <Sentence notice={notice} />
          </span>
          <span className={styles.meta}>
            {detail !== null && `${detail}${dot}`}
            {revision !== null && revision > 1 && `${t('revision', { revision })}${dot}`}
            {by && `${by}${dot}`}
            <time dateTime={at} title={format.dateTime(at)}>
              {ago(at, now, isLanguage(i18n.language) ? i18n.language : 'it')}
            </time>
          </span>
        </span>
        {unread && <span className={styles.dot} aria-hidden />}
      </Link>
    </li>
  )
}
