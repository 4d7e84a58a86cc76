import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { tasksQuery } from './data.ts'
import styles from './TasksBlock.module.css'
import { wayTo } from './tasks.ts'

/** What waits for the person today, each line with the way to where it is done. */
export function TasksBlock() {
  const { t } = useTranslation('home')
  const read = useQuery(tasksQuery())
  return (
    <Card title={t('tasks.title')} flush>
      <Loaded read={read} skeleton={<LinesSkeleton lines={3} />}>
        {({ response }) =>
          response.length === 0 ? (
            <p className={styles.none}>{t('tasks.none')}</p>
          ) : (
            <LineList>
              {response.map(({ kind, count }) => (
                <li key={kind}>
                  <Link {...wayTo[kind]} className={styles.task}>
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
