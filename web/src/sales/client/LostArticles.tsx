import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { articlesQuery } from '../data.ts'
import { type AskClient, useArticles } from './articles.ts'
import { ArticlesTable } from './ArticlesTable.tsx'

const shown = 5

/** Why a client falls: the articles it buys less of, the greatest loss first. */
export function LostArticles({ ask }: { ask: AskClient }) {
  const { t } = useTranslation('sales')
  const show = useArticles()
  const read = useQuery(articlesQuery(ask))
  return (
    <Card
      title={t('articles.lost')}
      flush
      action={
        <Button size="xs" variant="subtle" onClick={() => show('all')}>
          {t('articles.all')}
        </Button>
      }
    >
      <Loaded read={read} skeleton={<TableSkeleton rows={shown} />}>
        {({ response, meta }) => (
          <ArticlesTable rows={response.filter(({ delta }) => delta < 0).slice(0, shown)} meta={meta} brief />
        )}
      </Loaded>
    </Card>
  )
}
