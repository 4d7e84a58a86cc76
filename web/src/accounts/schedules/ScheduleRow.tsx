import { dot } from '../../ui/dot.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconMail, IconPlayerPause } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listNamed } from '../../platform/listed.ts'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { changeSchedule, deleteSchedule, type Rhythm, type Schedule } from './data.ts'
import { RhythmFields } from './RhythmFields.tsx'
import styles from './schedules.module.css'
import { useRhythmWords } from './useRhythmWords.ts'

const rhythmOf = ({ output, every, weekday, day }: Schedule): Rhythm => ({
  output,
  every,
  ...(weekday !== null && { weekday }),
  ...(day !== null && { day }),
})

/** One scheduled export: what, when, how the last run went; it is changed, paused and deleted here. */
export function ScheduleRow({ one }: { one: Schedule }) {
  const { t } = useTranslation('schedules')
  const { t: ui } = useTranslation('ui')
  const { t: nav } = useTranslation('nav')
  const words = useRhythmWords()
  const [editing, setEditing] = useState<Rhythm | null>(null)
  const [asked, setAsked] = useState(false)
  const change = useWrite(changeSchedule())
  const remove = useWrite(deleteSchedule())
  const { id, name, list, paused, version, last, view_id } = one
  const keep = (rhythm: Rhythm, pause: boolean) =>
    change.mutate(
      { params: { id }, body: { ...rhythm, paused: pause, version } },
      {
        onSuccess: () => {
          setEditing(null)
          toast.ok(t(pause === paused ? 'changed' : pause ? 'isPaused' : 'goesOn', { name }))
        },
        onError: toast.error,
      },
    )
  const Sign = last?.fault ? IconAlertTriangle : paused ? IconPlayerPause : IconMail
  return (
    <li className={styles.row}>
      <Sign size={20} aria-hidden />
      <div>
        <b>{name}</b> <span className={styles.muted}>{nav(`screens.${listNamed(list).name}`)}</span>{' '}
        {paused && <Badge tone="neutral">{t('paused')}</Badge>}
        {last?.fault && <Badge tone="warn">{t('notSent')}</Badge>}
        <p className={styles.muted}>{words(one)}</p>
        <Runs one={one} />
        {editing && (
          <div className={styles.edit}>
            <RhythmFields value={editing} onChange={setEditing} />
            <div className={styles.acts}>
              <Button size="xs" onClick={() => setEditing(null)}>
                {ui('cancel')}
              </Button>
              <Button
                size="xs"
                variant="filled"
                loading={change.isPending}
                onClick={() => keep(editing, paused)}
              >
                {ui('save')}
              </Button>
            </div>
          </div>
        )}
      </div>
      {!editing && (
        <span className={styles.acts}>
          <Button size="xs" aria-label={t('editNamed', { name })} onClick={() => setEditing(rhythmOf(one))}>
            {t('edit')}
          </Button>
          {(!paused || view_id !== null) && (
            <Button
              size="xs"
              loading={change.isPending}
              aria-label={t(paused ? 'resumeNamed' : 'pauseNamed', { name })}
              onClick={() => keep(rhythmOf(one), !paused)}
            >
              {t(paused ? 'resume' : 'pause')}
            </Button>
          )}
          <Button size="xs" aria-label={t('deleteNamed', { name })} onClick={() => setAsked(true)}>
            {t('delete')}
          </Button>
        </span>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('deleteTitle', { name })}
        verb={t('delete')}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id } },
            {
              onSuccess: () => toast.ok(t('deleted', { name })),
              onError: toast.error,
              onSettled: () => setAsked(false),
            },
          )
        }
        onClose={() => setAsked(false)}
      >
        {t('deleteWords')}
      </ConfirmDialog>
    </li>
  )
}

/** How the last one went and when the next one comes. */
function Runs({ one: { last, paused, next_run_at, view_id } }: { one: Schedule }) {
  const { t } = useTranslation('schedules')
  const format = useFormat()
  const coming =
    view_id === null ? t('viewGone') : paused ? null : t('next', { moment: format.dateTime(next_run_at) })
  return (
    <p className={styles.muted}>
      {last &&
        (last.fault
          ? t(`faults.${last.fault}`, { moment: format.dateTime(last.at) })
          : t('sent', { moment: format.dateTime(last.at), count: last.rows ?? 0 }))}
      {last && coming && dot}
      {coming}
    </p>
  )
}
