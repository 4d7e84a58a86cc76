import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
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
  const back = <BackLink to="/imports">{t('title')}</BackLink>
  return (
    <RecordPage read={read} title={t('title')} back={back} lines={8}>
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={t('one', { kind: words.kind(one.kind) })}
            subtitle={one.file_name}
            marks={<StateBadge one={one} />}
            {...frame}
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
                {/* Counted while the file is read, the rows are there when it has been. */}
                {!isWorking(one) && <RowsCard one={one} tab={tab} page={page} />}
              </div>
            )}
            <div className={styles.aside}>
              {one.effects.length > 0 && <EffectsCard one={one} />}
              {one.recognised && <RecognisedCard recognised={one.recognised} />}
            </div>
          </div>
        </>
      )}
    </RecordPage>
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
