import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { blankPaperQuery } from '../data.ts'
import { Paper } from '../review/PaperPane.tsx'
import styles from '../review/review.module.css'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'

const route = getRouteApi('/in/blank-sheet')
/** A fixed name: people search their downloads for it. */
const fileName = 'scheda-cliente.pdf'

/** The blank sheet to fill in by hand or in a PDF reader, in each language. */
export function BlankSheetPage() {
  const { t } = useTranslation('sheets')
  const screen = useLanguage()
  const { language = screen } = route.useSearch()
  const navigate = route.useNavigate()
  const read = useQuery(blankPaperQuery(language))
  return (
    <Page>
      <PageHeader
        title={t('blank.title')}
        actions={
          <Segmented
            label={t('paperLanguage')}
            value={language}
            options={languages.map((key) => ({ key, label: languageNames[key] }))}
            onChange={(next) => void navigate({ search: { language: next }, replace: true })}
          />
        }
      />
      <p>{t('blank.words')}</p>
      <Loaded
        read={read}
        skeleton={
          <Card>
            <Skeleton height={560} />
          </Card>
        }
      >
        {(blob) => (
          <div className={styles.sheet}>
            <Paper key={language} blob={blob} name={fileName} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
