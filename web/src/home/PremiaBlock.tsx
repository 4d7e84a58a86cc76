import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Named } from '../ui/layout/Named.tsx'
import { dot } from '../ui/dot.ts'
import { useFormat } from '../ui/useFormat.ts'
import { premiaQuery } from './data.ts'
import styles from './PremiaBlock.module.css'

/** The clients nearest to the next tier of the reward programme; not there where the company has none. */
export function PremiaBlock() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const read = useQuery(premiaQuery())
  const { year = null, as_of = null } = read.data?.meta ?? {}
  if (read.data && read.data.response.length === 0) return null
  return (
    <Card
      title={t('premia.title')}
      hint={as_of === null ? undefined : t('premia.asOf', { year, day: format.date(as_of) })}
      action={<Link to="/premia">{t('premia.open')}</Link>}
      flush
    >
      <Loaded read={read} skeleton={<LinesSkeleton lines={5} />}>
        {({ response }) => (
          <LineList>
            {response.map(
              ({ id, business_name, code, points, tier, next_tier, missing_to_next: missing }) => (
                <li key={id}>
                  <Link to="/clients/$id" params={{ id: String(id) }} search={{}} className={styles.line}>
                    <Named>
                      <b>{business_name}</b>
                      <small>
                        {[code, tier, t('premia.points', { count: points, points: format.int(points) })]
                          .filter(Boolean)
                          .join(dot)}
                      </small>
                    </Named>
                    {missing !== null && (
                      <span className={styles.next}>
                        <span>
                          {t('premia.missing', {
                            count: missing,
                            points: format.int(missing),
                            tier: next_tier || t('premia.nextTier'),
                          })}
                        </span>
                        <span className={styles.bar} aria-hidden>
                          <span style={{ width: `${(100 * points) / Math.max(1, points + missing)}%` }} />
                        </span>
                      </span>
                    )}
                  </Link>
                </li>
              ),
            )}
          </LineList>
        )}
      </Loaded>
    </Card>
  )
}
