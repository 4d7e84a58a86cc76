import { Button } from '@mantine/core'
import type { StoredAudience } from '@mandato/contract/content/audience'
import type { ContentKind } from '@mandato/contract/content/names'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { reachQuery } from './data.ts'
import { everybody } from './draft.ts'
import styles from './editor.module.css'

const ReachDialog = lazyExtra(() => import('./ReachDialog.tsx'), 'ReachDialog')

interface Props {
  kind: ContentKind
  audience: StoredAudience
  onChange: (audience: StoredAudience) => void
}

/** For whom it is: parts of which any suffices, and at once how many people that is. */
export function AudienceCard({ kind, audience, onChange }: Props) {
  const { t } = useTranslation('contents')
  const format = useFormat()
  const [listed, setListed] = useState(false)
  const [asked] = useDebouncedValue(audience, 300)
  const read = useQuery({ ...reachQuery(kind, asked), placeholderData: keepPreviousData })
  const reach = read.data?.response
  return (
    <Card title={t('audience.title')}>
      <div className={styles.fields}>
        {audience.map((part, place) => (
          // A part has no name but its place.
          <AudiencePart
            key={place}
            place={place}
            part={part}
            onChange={(next) => onChange(audience.map((one, n) => (n === place ? next : one)))}
            onRemove={
              audience.length > 1 ? () => onChange(audience.filter((_, n) => n !== place)) : undefined
            }
          />
        ))}
        {audience.length < 10 && (
          <Button variant="subtle" onClick={() => onChange([...audience, everybody])}>
            {t('audience.or')}
          </Button>
        )}
        {reach?.total === 0 && <Notice tone="warn">{t('audience.reachesNobody')}</Notice>}
        {reach && reach.total > 0 && (
          <div className={styles.reach} aria-live="polite">
            <b>{format.int(reach.total)}</b>
            <span>{t('audience.people', { count: reach.total })}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => setListed(true)}>
              {t('audience.list')}
            </Button>
          </div>
        )}
        {reach && reach.total > 0 && (
          <small>
            {reach.by_role
              .map(({ role, people }) =>
                t('audience.ofRole', { role: t(`roles.${role}`), n: format.int(people) }),
              )
              .join(', ')}
          </small>
        )}
      </div>
      {listed && (
        <Suspense>
          <ReachDialog kind={kind} audience={asked} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </Card>
  )
}
