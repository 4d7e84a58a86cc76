import { Button } from '@mantine/core'
import { entities } from '@mandato/contract/audit/entities'
import { entityWords } from '@mandato/contract/audit/entity-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterDays } from '../../ui/layout/FilterDays.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { FilterRow } from '../../ui/list/FilterRow.tsx'
import { OnPaper } from '../../ui/list/OnPaper.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { auditFile, auditQuery } from '../data.ts'
import { EntryList } from '../EntryList.tsx'
import { PersonFilter } from '../PersonFilter.tsx'
import type { AuditSearch } from '../search.ts'
import styles from '../audit.module.css'

const route = getRouteApi('/in/audit')

/** Who did what and when, over the whole portal. */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const search = route.useSearch()
  /** Without the part that is shown. */
  const asked = { ...search, before: undefined }
  const read = useQuery({ ...auditQuery(search), placeholderData: keepPreviousData })
  const whole = search.before === undefined && read.data?.meta?.older === null
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('title')}
        line={t('line')}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={<ListMenu whole={whole} files={(kind, watch) => auditFile(asked, kind, watch)} />}
      />
      {!whole && <OnPaper />}
      <AuditFilters search={search} />
      <Card flush>
        <Loaded read={read} skeleton={<LinesSkeleton lines={12} />}>
          {({ response, meta }) =>
            response.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneNext')}</EmptyState>
            ) : (
              <>
                <EntryList entries={response} old={read.isPlaceholderData} />
                <Further older={meta?.older ?? null} search={search} />
              </>
            )
          }
        </Loaded>
      </Card>
    </Page>
  )
}

function AuditFilters({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const navigate = route.useNavigate()
  // Another question begins with the newest.
  const change = (next: { [K in keyof AuditSearch]?: AuditSearch[K] | undefined }) =>
    void navigate({ search: (old) => ({ ...old, before: undefined, ...next }) as AuditSearch })
  const set = [search.entity ?? search.entity_id, search.from, search.to].filter(Boolean).length
  return (
    <FilterRow set={set} search={<PersonFilter user={search.user} onChange={(user) => change({ user })} />}>
      <FilterChip
        label={t('kind')}
        value={search.entity}
        options={entities
          .map((key) => ({
            key,
            label:
              key === search.entity && search.entity_id
                ? t('ofOne', { kind: entityWords[key][language], id: search.entity_id })
                : entityWords[key][language],
          }))
          .toSorted((a, b) => a.label.localeCompare(b.label, language))}
        onChange={(entity) => change({ entity, entity_id: undefined })}
      />
      <FilterDays
        labels={{ from: t('from'), to: t('to') }}
        value={search}
        onChange={(end, day) => change({ [end]: day })}
      />
    </FilterRow>
  )
}

/** The way to the older entries, and back: each part has an address of its own. */
function Further({ older, search }: { older: number | null; search: AuditSearch }) {
  const { t } = useTranslation('audit')
  const { before, ...filters } = search
  if (older === null && before === undefined) return null
  return (
    <nav className={styles.further}>
      {before !== undefined && (
        <Button renderRoot={(props) => <Link {...props} to="/audit" search={filters} />}>
          {t('newest')}
        </Button>
      )}
      {older !== null && (
        <Button
          renderRoot={(props) => <Link {...props} to="/audit" search={{ ...filters, before: older }} />}
        >
          {t('older')}
        </Button>
      )}
    </nav>
  )
}
