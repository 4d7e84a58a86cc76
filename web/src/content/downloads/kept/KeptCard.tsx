import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useFormat } from '../../../ui/useFormat.ts'
import { bytesHere, dropKept, keptQuery, standingQuery } from './data.ts'
import { keepFiles, useGoing } from './keeping.ts'
import styles from './kept.module.css'
import { KeptDialog } from './KeptDialog.tsx'

/** What is kept on this device: how much it takes, and how many are no longer the newest. */
export function KeptCard() {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const client = useQueryClient()
  const going = useGoing()
  const { data: kept = [] } = useQuery(keptQuery())
  const { data: standing } = useQuery(standingQuery(kept))
  const [open, setOpen] = useState(false)
  const gone = standing?.gone
  // Withdrawn, or for others now: what is no longer in sight does not stay on the device either.
  useEffect(() => {
    if (!gone?.length) return
    void dropKept(client, gone).then(() => toast.info(t('kept.gone', { count: gone.length })))
  }, [gone, client, t])
  if (kept.length === 0) return null
  const newer = standing?.newer ?? []
  const updating = newer.some(({ file }) => going.has(file.id))
  return (
    <Card title={t('kept.title')} className={styles.card}>
      <p className={styles.muted}>{t('kept.words')}</p>
      <p>
        <b>{format.bytes(bytesHere(kept))}</b>{' '}
        <span className={styles.muted}>{t('count', { count: kept.length })}</span>
      </p>
      {newer.length > 0 && (
        <p>
          {t('kept.notNewest', { count: newer.length })}{' '}
          <Button size="compact-sm" loading={updating} onClick={() => keepFiles(newer)}>
            {t('kept.update', { size: format.bytes(newer.reduce((sum, { file }) => sum + file.size, 0)) })}
          </Button>
        </p>
      )}
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('kept.show')}
      </Button>
      {open && <KeptDialog files={kept} onClose={() => setOpen(false)} />}
    </Card>
  )
}
