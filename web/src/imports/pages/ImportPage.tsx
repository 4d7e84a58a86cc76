import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { type Import, importQuery, isWorking } from '../data.ts'
import { EffectsCard } from '../EffectsCard.tsx'
import styles from '../imports.module.css'
import { ImportActions } from '../ImportActions.tsx'
import { ImportSteps } from '../ImportSteps.tsx'
import { RecognisedCard } from '../RecognisedCard.tsx'
import { RowsCard } from '../RowsCard.tsx'
import { UnknownColumns } from '../UnknownColumns.tsx'
import { useFileWords } from '../words.ts'
import { StateBadge } from '../StateBadge.tsx'
import { Working } from '../Working.tsx'
import { Outcome } from '../Outcome.tsx'

const route = getRouteApi('/in/imports/$id')

/** One import: what was recognised, what would change, what was rejected, and the decision to apply it. */
export function ImportPage() {
  const { t } = useTranslation('imports')
  const words = useFileWords()
  const { id } = route.useParams()
  const { page = 1, tab } = route.useSearch()
  const read = useQuery(importQuery(Number(id)))
  const back = (
    <Link to="/imports">
      <IconChevronLeft size={14} aria-hidden /> {t('title')}
    </Link>
  )
  return (
    <Page>
      <Loaded
        read={read}
        header={<PageHeader title={t('title')} back={back} />}
        skeleton={
          <Card>
            <LinesSkeleton lines={8} />
          </Card>
        }
      >
        {({ response: one }) => (
          <>
            <PageHeader
              title={t('one', { kind: words.kind(one.kind) })}
              subtitle={one.file_name}
              marks={<StateBadge one={one} />}
              back={back}
              stale={staleSince(read)}
              onRetry={() => void read.refetch()}
              actions={<ImportActions one={one} />}
            />
            <ImportSteps one={one} />
            {one.failure && <Failure failure={one.failure} />}
            {isWorking(one) && <Working one={one} />}
            <UnknownColumns one={one} />
            <div className={styles.detail}>
              {one.rows + one.rejected > 0 && (
                <div className={styles.main}>
                  {one.rows > 0 && <Outcome one={one} />}
                  <RowsCard one={one} tab={tab} page={page} />
                </div>
              )}
              <div className={styles.aside}>
                {one.effects.length > 0 && <EffectsCard one={one} />}
                {one.recognised && <RecognisedCard recognised={one.recognised} />}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Why the whole file was refused, and where. */
function Failure({ failure }: { failure: NonNullable<Import['failure']> }) {
  const { t } = useTranslation('imports')
  const where = [
    failure.line && t('atLine', { line: failure.line }),
    failure.column && t('atColumn', { column: failure.column }),
  ].filter(Boolean)
  return (
    <Notice tone="err">
      {failure.message}
      {where.length > 0 && ` (${where.join(', ')})`} <b>{t('nothingWritten')}</b>
    </Notice>
  )
}
