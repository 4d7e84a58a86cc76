import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { remember, remembered } from '../platform/session.ts'
import { wayToTask } from '../platform/waiting.ts'
import { tasksQuery } from './data.ts'
import styles from './TasksBlock.module.css'

/** So many lines there were the last time: they are most likely as many again, and nothing below jumps. */
const LINES = 'tasks.lines'
/** What most agents have, for a first visit. */
const usualLines = 4

/** What waits for the person today, each line with the way to where it is done; `narrow` beside something else. */
export function TasksBlock({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation('home')
  const read = useQuery(tasksQuery())
  const lines = read.data?.response.length
  useEffect(() => {
    if (lines !== undefined) remember(LINES, lines)
  }, [lines])
  return (
    <Card title={t('tasks.title')} flush>
      <Loaded read={read} skeleton={<TasksSkeleton narrow={narrow} />}>
        {({ response }) =>
          response.length === 0 ? (
            <p className={styles.none}>{t('tasks.none')}</p>
          ) : (
            <LineList columns={!narrow}>
              {response.map(({ kind, count }) => (
                <li key={kind}>
                  <Link {...wayToTask(kind)} className={styles.task}>
                    <b>{count}</b>
                    <span>{t(`tasks.${kind}`, { count })}</span>
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              ))}
            </LineList>
          )
        }
      </Loaded>
    </Card>
  )
}

function TasksSkeleton({ narrow }: { narrow: boolean }) {
  const lines = remembered(LINES) ?? usualLines
  if (lines === 0) return <div className={styles.none}>&nbsp;</div>
  return (
    <LineList columns={!narrow}>
      {Array.from({ length: lines }, (_, i) => (
        <li key={i}>
          <Skeleton width={`${62 - ((i * 19) % 30)}%`} />
        </li>
      ))}
    </LineList>
  )
}
