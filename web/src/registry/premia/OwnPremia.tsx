import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { staleSince } from '../../platform/online.ts'
import { useList } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { PremiaRow } from '../data.ts'
import { premiaList } from '../search.ts'
import styles from './premia.module.css'
import type { usePremia } from './usePremia.ts'

/** The reward programme of a shop: where it stands, and what leads to the next tier. */
export function OwnPremia({ read }: { read: ReturnType<typeof usePremia> }) {
  const { t } = useTranslation('registry')
  const list = useList(premiaList)
  const { year } = list.search
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('premia.title')}
        asOf={read.isLoading ? 'pending' : read.data?.meta.as_of}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <FilterChip
            label={t('premia.year')}
            value={year === undefined ? undefined : String(year)}
            options={(read.data?.meta.years ?? []).map((one) => ({ key: String(one), label: String(one) }))}
            onChange={(key) => list.change({ year: key === undefined ? undefined : Number(key) })}
          />
        }
      />
      <Loaded read={read} skeleton={<LinesSkeleton lines={5} />}>
        {({ response }) =>
          response.length === 0 ? (
            <EmptyState title={t('premia.none')}>{t('premia.noneYet')}</EmptyState>
          ) : (
            <div className={styles.cards}>
              {response.map((row) => (
                <Standing key={row.id} row={row} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

function Standing({ row }: { row: PremiaRow }) {
  const { t } = useTranslation('registry')
  const format = useFormat()
  const { points, tier, next_tier: next, missing_to_next: missing, forecast } = row
  return (
    <Card
      title={row.business_name}
      hint={String(row.year)}
      action={tier && <Badge tone="neutral">{tier}</Badge>}
    >
      <p className={styles.points}>
        <strong>{format.int(points)}</strong> {t('premia.pointsWord', { count: points })}
      </p>
      <div className={styles.bar} aria-hidden>
        <span
          style={{ width: `${missing === null ? 100 : (100 * points) / Math.max(1, points + missing)}%` }}
        />
      </div>
      <p className={styles.next}>
        {missing === null
          ? t('premia.highest')
          : t('premia.toNext', {
              count: missing,
              points: format.int(missing),
              tier: next || t('premia.next'),
            })}
      </p>
      {forecast !== null && (
        <p className={styles.pace}>
          {t(missing !== null && forecast >= points + missing ? 'premia.paceReaches' : 'premia.pace', {
            points: format.int(forecast),
          })}
        </p>
      )}
    </Card>
  )
}
