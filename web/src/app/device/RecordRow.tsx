import { Badge, Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBuildingStore,
  IconClipboardList,
  IconFileText,
  IconHandStop,
  IconMapPin,
  IconMessage,
  IconMessageReply,
  IconPencil,
  IconRefresh,
  IconShoppingCart,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { submitRecord } from '../../platform/journal/journal.ts'
import { fieldsIn } from '../../platform/journal/kind.ts'
import { kick } from '../../platform/journal/outcome.ts'
import type { JournalRecord } from '../../platform/journal/record.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { journalKinds } from '../senders.ts'
import { useAge } from './useAge.ts'
import styles from './device.module.css'
import { isRefused, isWaiting } from './groups.ts'

const icons = {
  order: IconShoppingCart,
  sheet: IconFileText,
  materialRequest: IconClipboardList,
  handOver: IconHandStop,
  place: IconMapPin,
  freeRequest: IconMessage,
  requestReply: IconMessageReply,
} as const
const isKnown = (kind: string): kind is keyof typeof icons => kind in icons

/** One thing that was written here: what, for whom, how old, and what can be done with it. */
export function RecordRow({ record, onDelete }: { record: JournalRecord; onDelete: () => void }) {
  const { t } = useTranslation('device')
  const format = useFormat()
  const age = useAge(record.begunAt)
  const { id, kind: name, title, about, bytes, reason, act, state, left, begunAt, triedAt } = record
  const Icon = isKnown(name) ? icons[name] : IconBuildingStore
  const kind = journalKinds.find((one) => one.name === name)
  // Of a shape this version does not know, or of a form that is gone: it is only shown, given out or deleted.
  const opens = kind && fieldsIn(kind, record) !== null
  const retry = () => void submitRecord(id, act ?? '').then(kick)
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={isRefused(record) ? 'err' : undefined} aria-hidden>
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <h3>
          {isKnown(name) ? t(`kinds.${name}`) : name}
          {state === 'sending' && <Badge variant="light">{t('sending')}</Badge>}
        </h3>
        <p>
          {title || t('unnamed')} <span>{about}</span>
        </p>
        {reason && isRefused(record) && (
          <div className={styles.reason}>
            <IconAlertTriangle size={18} aria-hidden />
            <div>
              <b>{reason.message}</b>
              <small>
                {[
                  t('written', { moment: format.dateTime(begunAt) }),
                  triedAt !== null && t('tried', { moment: format.dateTime(triedAt) }),
                  t('refusedAt', { moment: format.dateTime(reason.at) }),
                ]
                  .filter(Boolean)
                  .join(' → ')}
              </small>
            </div>
          </div>
        )}
        {!opens && <small>{t('unknown')}</small>}
        <div className={styles.acts}>
          {opens && (
            <Button
              size="xs"
              leftSection={<IconPencil size={16} />}
              renderRoot={(props) => <Link {...props} {...kind.linkOf(record)} />}
            >
              {t(isRefused(record) ? 'correct' : 'open')}
            </Button>
          )}
          {opens && isRefused(record) && act !== null && (
            <Button size="xs" leftSection={<IconRefresh size={16} />} onClick={retry}>
              {t('retry')}
            </Button>
          )}
          {/* What may have arrived cannot be taken back: its answer decides. */}
          {!(isWaiting(record) && left !== null) && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={onDelete}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.age}>
        <b>{age}</b>
        <small>{format.bytes(bytes)}</small>
      </div>
    </li>
  )
}
