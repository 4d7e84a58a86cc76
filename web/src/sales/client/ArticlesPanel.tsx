import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { articlesQuery, type CategoryKey } from '../data.ts'
import styles from '../LinesPanel.module.css'
import { usePeriodWords } from '../usePeriodWords.ts'
import { useView } from '../view.ts'
import { type AskClient, clientRoute, isCategory, useArticles, useCategoryName } from './articles.ts'
import { ArticlesTable } from './ArticlesTable.tsx'

/** What the client buys less of, beside the page; of which category stands in the address. */
export function ArticlesPanel({ ask }: { ask: AskClient }) {
  const { t } = useTranslation('sales')
  const { articles } = clientRoute.useSearch()
  const show = useArticles()
  const nameOf = useCategoryName()
  const category = isCategory(articles) ? articles : undefined
  const title = category ? `${t('articles.title')}: ${nameOf(category)}` : t('articles.title')
  return (
    <SidePanel
      opened={category !== undefined || articles === 'all'}
      onClose={() => show(undefined)}
      title={title}
      width={980}
      flush
    >
      <Articles ask={ask} category={category} />
    </SidePanel>
  )
}

function Articles({ ask, category }: { ask: AskClient; category: CategoryKey | undefined }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { meta: shown, name } = useView()
  const words = usePeriodWords(shown)
  const read = useQuery(articlesQuery(ask, category))
  return (
    <div className={styles.panel}>
      <Loaded read={read} skeleton={<TableSkeleton rows={16} />}>
        {({ response, meta }) =>
          response.length === 0 ? (
            <EmptyState title={t('empty.category')}>{t('empty.categoryNext')}</EmptyState>
          ) : (
            <>
              <div className={styles.head}>
                <p className={styles.what}>
                  {name}: {words.now}, {t('articles.beside', { before: words.before })}
                  {meta.articles > response.length &&
                    ` ${t('articles.first', { n: format.int(response.length), all: format.int(meta.articles) })}`}
                </p>
              </div>
              <div className={styles.rows}>
                <ArticlesTable rows={response} meta={meta} />
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  )
}
