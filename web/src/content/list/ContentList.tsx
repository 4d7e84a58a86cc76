import { topics, type ContentKind } from '@mandato/contract/content/names'
import { topicLegend } from '@mandato/contract/content/name-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { useList } from '../../ui/list/useList.ts'
import { FilterRow } from '../../ui/list/FilterRow.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { contentQuery } from '../data.ts'
import { contentList } from '../search.ts'
import { ContentCard } from './ContentCard.tsx'
import { KindTabs } from './KindTabs.tsx'
import styles from './list.module.css'
import { MustRead } from './MustRead.tsx'

/** What head office says, of one kind, as cards: what is to be confirmed stands in front. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const list = useList(contentList)
  const read = useQuery({ ...contentQuery(kind, list.asked), placeholderData: keepPreviousData })
  const unread = read.data?.meta.unread ?? 0
  const first = list.asked.page === 1 && !list.isFiltered
  return (
    <Page>
      <PageHeader
        oneLine
        title={t(`kinds.${kind}`)}
        subtitle={unread > 0 ? t('unread', { count: unread }) : undefined}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
      />
      <KindTabs kind={kind} />
      <FilterRow
        set={list.filtersSet}
        search={
          <SearchField
            label={t(`search.${kind}`)}
            value={list.search.q ?? ''}
            onChange={(q) => list.change({ q: q || undefined })}
          />
        }
      >
        <FilterChip
          label={t('topic')}
          value={list.search.topic}
          options={topics.map((key) => ({ key, label: topicLegend[key].label[language] }))}
          onChange={(topic) => list.change({ topic: topics.find((one) => one === topic) })}
        />
        {!staff && (
          <FilterChip
            label={t('state')}
            value={list.search.unread}
            options={[{ key: '1', label: t('toRead') }]}
            onChange={(one) => list.change({ unread: one === '1' ? '1' : undefined })}
          />
        )}
      </FilterRow>
      {read.data?.meta.must_read.map((row) => (
        <MustRead key={row.id} row={row} />
      ))}
      <Loaded read={read} skeleton={<CardsSkeleton />}>
        {({ response, pagination }) =>
          response.length === 0 ? (
            <EmptyState
              title={t(`none.${kind}`)}
              action={list.isFiltered && <Button onClick={list.clear}>{t('showAll')}</Button>}
            >
              {list.isFiltered ? t('noneFits') : t('noneNext')}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.cards} data-lead={first || undefined}>
                {response.map((row, place) => (
                  <ContentCard key={row.id} row={row} lead={first && place === 0} staff={staff} />
                ))}
              </ul>
              <Pagination
                page={list.asked.page}
                perPage={pagination?.per_page ?? response.length}
                total={pagination?.total ?? response.length}
                onPage={list.turnTo}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

const CardsSkeleton = () => (
  <ul className={styles.cards} data-lead>
    {[0, 1, 2, 3, 4].map((n) => (
      <li key={n}>
        <Skeleton height={n === 0 ? 460 : 224} />
      </li>
    ))}
  </ul>
)
