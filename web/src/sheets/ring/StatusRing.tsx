import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Answer } from '../../platform/call.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { statusesQuery } from '../data.ts'
import { partOf, StatusMark } from '../StatusMark.tsx'
import styles from './ring.module.css'

interface Props {
  title: string
  /** Under the number in the middle. */
  unit: string
  open: string
}

type Count = Answer<'statusSheets'>['response'][number]

/** The clients in sight by the status of their sheets: a ring, and each status with the way to its clients. */
export function StatusRing({ title, unit, open }: Props) {
  const format = useFormat()
  const read = useQuery(statusesQuery())
  return (
    <Card
      title={title}
      action={
        <Link to="/sheets" search={{}}>
          {open}
        </Link>
      }
    >
      <Loaded read={read} skeleton={<Skeleton height={168} />}>
        {({ response }) => {
          const total = response.reduce((sum, { count }) => sum + count, 0)
          return (
            <div className={styles.block}>
              <div className={styles.ring}>
                <Ring counts={response} total={total} />
                <p>
                  <b>{format.int(total)}</b>
                  <span>{unit}</span>
                </p>
              </div>
              <ul className={styles.list}>
                {response
                  .filter(({ count }) => count > 0)
                  .map(({ status, label, count }) => (
                    <li key={status}>
                      <Link to="/sheets" search={{ view: 'clients', status }}>
                        <StatusMark status={status} />
                        <span>{label}</span>
                        <b>{format.int(count)}</b>
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

const radius = 42
const around = 2 * Math.PI * radius

function Ring({ counts, total }: { counts: readonly Count[]; total: number }) {
  const parts = counts.filter(({ count }) => count > 0)
  const before = (at: number) => parts.slice(0, at).reduce((sum, { count }) => sum + count, 0)
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={styles.drawing}>
      {parts.map(({ status, count }, i) => (
        <circle
          key={status}
          {...partOf(status)}
          cx="50"
          cy="50"
          r={radius}
          // A hairline between two parts; even one client in a thousand is seen.
          strokeDasharray={`${Math.max((count / total) * around - 0.8, 0.8)} ${around}`}
          strokeDashoffset={-(before(i) / total) * around}
        />
      ))}
    </svg>
  )
}
