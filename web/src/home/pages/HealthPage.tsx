import type { HealthState } from '@mandato/contract/home/health'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { healthQuery } from '../data.ts'
import styles from '../Health.module.css'

const tones: Readonly<Record<HealthState, Tone>> = { ok: 'ok', unknown: 'neutral', warn: 'warn', bad: 'err' }

/** How the installation stands, part by part, with what to do; asked again each minute. */
export function HealthPage() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const read = useQuery(healthQuery())
  const at = read.data?.response.at
  return (
    <Page>
      <PageHeader
        title={t('health.title')}
        line={at && t('health.at', { moment: format.dateTime(at) })}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      <Card flush>
        <Loaded read={read} skeleton={<LinesSkeleton lines={8} />}>
          {({ response: { checks } }) => (
            <LineList>
              {checks.map(({ part, state, said, advice }) => (
                <li key={part} className={styles.check}>
                  <h2>{t(`health.parts.${part}`)}</h2>
                  <div>
                    {said}
                    {advice && <p className={styles.advice}>{advice}</p>}
                  </div>
                  <Badge tone={tones[state]}>{t(`health.states.${state}`)}</Badge>
                </li>
              ))}
            </LineList>
          )}
        </Loaded>
      </Card>
    </Page>
  )
}
