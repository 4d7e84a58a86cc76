import { dot } from '../../ui/dot.ts'
import { Button } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listNamed } from '../../platform/listed.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { endedQuery, forgetSchedule, takeOverSchedule } from './data.ts'
import styles from './schedules.module.css'

/** For administrators: what ended with its owner, to be taken over or let go; nothing where nothing did. */
export function EndedCard() {
  const { t } = useTranslation('schedules')
  const { t: nav } = useTranslation('nav')
  const format = useFormat()
  const read = useQuery(endedQuery())
  const take = useWrite(takeOverSchedule())
  const forget = useWrite(forgetSchedule())
  const all = read.data?.response ?? []
  if (all.length === 0) return null
  return (
    <Card title={t('ended.title')} count={all.length} hint={t('ended.hint')} flush>
      <LineList>
        {all.map(({ id, name, list, owner, why, ended_at, view_id }) => (
          <li key={id} className={styles.row}>
            <IconUserX size={20} aria-hidden />
            <div>
              <b>{name}</b> <span className={styles.muted}>{nav(`screens.${listNamed(list).name}`)}</span>
              <p className={styles.muted}>
                {[owner, t(`ended.why.${why}`), format.dateTime(ended_at)].join(dot)}
              </p>
            </div>
            <span className={styles.acts}>
              {view_id !== null && (
                <Button
                  size="xs"
                  loading={take.isPending}
                  aria-label={t('ended.takeNamed', { name })}
                  onClick={() =>
                    take.mutate(
                      { params: { id } },
                      { onSuccess: () => toast.ok(t('ended.taken', { name })), onError: toast.error },
                    )
                  }
                >
                  {t('ended.take')}
                </Button>
              )}
              <Button
                size="xs"
                loading={forget.isPending}
                aria-label={t('ended.forgetNamed', { name })}
                onClick={() =>
                  forget.mutate(
                    { params: { id } },
                    { onSuccess: () => toast.ok(t('deleted', { name })), onError: toast.error },
                  )
                }
              >
                {t('delete')}
              </Button>
            </span>
          </li>
        ))}
      </LineList>
    </Card>
  )
}
