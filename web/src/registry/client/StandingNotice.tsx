import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Client } from '../clients/data.ts'
import type { ActName } from './ActDialog.tsx'
import styles from './client.module.css'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const ActDialog = lazyExtra(() => import('./ActDialog.tsx'), 'ActDialog')

/** Above everything: that the client is to be deleted, with the second step for those who decide; or is suspended. */
export function StandingNotice({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const [act, setAct] = useState<ActName | null>(null)
  const { deletion, suspension, may } = client
  const standing = deletion ?? suspension
  if (!standing) return null
  const date = format.date(standing.since)
  const sentence = !deletion
    ? t('suspend.notice', { date })
    : deletion.by
      ? t('delete.notice', { date, name: deletion.by })
      : t('delete.noticeNobody', { date })
  return (
    <Notice tone="warn">
      <div className={styles.standing}>
        <div>
          <b>{sentence}</b> {deletion && t('delete.waiting')}
          {standing.reason && <div>{t('timeline.reason', { reason: standing.reason })}</div>}
        </div>
        <div className={styles.acts}>
          {may.withdraw_deletion && (
            <Button size="xs" onClick={() => setAct('withdrawDeletion')}>
              {t('act.withdrawDeletion')}
            </Button>
          )}
          {may.approve_deletion && (
            <Button size="xs" data-danger onClick={() => setAct('approveDeletion')}>
              {t('act.approveDeletion')}
            </Button>
          )}
          {!deletion && may.lift_suspension && (
            <Button size="xs" onClick={() => setAct('lift')}>
              {t('act.lift')}
            </Button>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {act && <ActDialog act={act} client={client} onClose={() => setAct(null)} />}
      </Suspense>
    </Notice>
  )
}
