import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../platform/online.ts'
import { useWrite } from '../platform/use-write.ts'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { StaleNote } from '../ui/feedback/StaleNote.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { Badge } from '../ui/layout/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { DeviceIcon } from './DeviceIcon.tsx'
import { endOneSession, sessionsQuery } from './data.ts'
import styles from './SessionsCard.module.css'

/** Where one is signed in, and the way to end what one does not recognise. */
export function SessionsCard() {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const sessions = useQuery(sessionsQuery())
  const stale = staleSince(sessions)
  const end = useWrite(endOneSession())
  const [asked, setAsked] = useState<{ id: number; device: string } | null>(null)
  const confirm = () => {
    if (!asked) return
    end.mutate(
      { params: { id: asked.id } },
      {
        onSuccess: () => toast.ok(t('sessions.ended')),
        onError: toast.error,
        onSettled: () => setAsked(null),
      },
    )
  }
  return (
    <Card
      title={t('sessions.title')}
      hint={t('sessions.hint')}
      action={stale && <StaleNote since={stale} onRetry={() => void sessions.refetch()} />}
      flush
    >
      <Loaded read={sessions} skeleton={<LinesSkeleton />}>
        {({ response }) => (
          <LineList>
            {response.map((one) => (
              <li key={one.id}>
                <DeviceIcon device={one.device} />
                <div>
                  <b>{one.device}</b> {one.current && <Badge tone="ok">{t('sessions.current')}</Badge>}
                  <div className={styles.when}>
                    {t('sessions.seen', { moment: format.dateTime(one.last_seen_at) })} ·{' '}
                    {t('sessions.since', { moment: format.dateTime(one.created_at) })}
                  </div>
                </div>
                {!one.current && (
                  <Button
                    size="xs"
                    aria-label={t('sessions.endNamed', { device: one.device })}
                    onClick={() => setAsked({ id: one.id, device: one.device })}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </LineList>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asked !== null}
        title={t('sessions.endTitle', { device: asked?.device ?? '' })}
        verb={t('sessions.end')}
        busy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {t('sessions.endWords')}
      </ConfirmDialog>
    </Card>
  )
}
