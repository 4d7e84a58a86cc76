import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { leaveQueue, queueForReady, type ReadyArticle } from '../data.ts'
import styles from '../ready.module.css'
import { Pieces, usePieces } from './Pieces.tsx'

/** A place in the queue, where nothing is free: what comes free is the first one's for some minutes. */
export function Waiting({ one }: { one: ReadyArticle }) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const join = useWrite(queueForReady())
  const leave = useWrite(leaveQueue())
  const [pieces, field] = usePieces()
  const held = one.holds.reduce((sum, { quantity }) => sum + quantity, 0)
  if (one.waiting)
    return (
      <Card>
        <div className={styles.queue}>
          <b className={styles.place}>{format.int(one.waiting.place)}</b>
          <div>
            <b>{t('queue.place', { place: format.int(one.waiting.place) })}</b>
            <small>{t('queue.turn', { count: one.queue_minutes })}</small>
          </div>
          <Button
            loading={leave.isPending}
            onClick={() => leave.mutate({ params: { id: one.id } }, { onError: toast.error })}
          >
            {t('queue.leave')}
          </Button>
        </div>
      </Card>
    )
  if (!one.can_wait) return null
  return (
    <Card>
      <div className={styles.queue}>
        <div>
          <b>{t(held > 0 ? 'queue.another' : 'queue.none')}</b>
          <small>{t('queue.turn', { count: one.queue_minutes })}</small>
        </div>
        <Pieces label={t('queue.howMany')} {...field} />
        <Button
          loading={join.isPending}
          disabled={pieces === null}
          onClick={() =>
            join.mutate(
              {
                body: {
                  id: one.id,
                  quantity: pieces ?? 1,
                  ...(one.client && { customer: one.client.id }),
                },
              },
              { onError: toast.error },
            )
          }
        >
          {t('queue.join')}
        </Button>
      </div>
    </Card>
  )
}
