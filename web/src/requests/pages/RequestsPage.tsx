import { Button } from '@mantine/core'
import { requestKindLegend } from '@mandato/contract/requests/status'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { ago } from '../../ui/ago.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { Panes } from '../../ui/layout/Panes.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { usePane } from '../../ui/list/usePane.ts'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type RequestRow, requestsFile, requestsQuery } from '../data.ts'
import { RequestFilters } from '../list/RequestFilters.tsx'
import { Templates } from '../list/Templates.tsx'
import { useTurns } from '../list/turns.tsx'
import { duration } from '../duration.ts'
import { requestsList } from '../search.ts'
import styles from '../one/one.module.css'
import { StateBadge } from '../StateBadge.tsx'

/** Loaded with the first row that is opened beside the list. */
const RequestPane = lazyPart(() => import('../one/RequestPane.tsx'), 'RequestPane')

/** Everything asked of the manufacturer in sight, by whose turn it is, and the way to ask something more. */
export function RequestsPage() {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const phone = usePhone()
  const navigate = useNavigate()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const [now] = useState(() => Date.now())
  const [templates, setTemplates] = useState(false)
  const list = useList(requestsList)
  const pane = usePane()
  const read = useQuery({
    ...requestsQuery(list.asked),
    placeholderData: keepPreviousData,
    // Everybody else has one agency.
    select: (answer) => ({
      ...answer,
      headers: answer.headers.filter(
        // On a phone the state stands below the subject.
        ({ key }) =>
          (staff || key !== 'agency') &&
          !(phone && key === 'state') &&
          !(pane.open !== null && key === 'since'),
      ),
    }),
  })
  const minutes = read.data?.meta.first_answer ?? null
  const keys = read.data?.response.map(({ id }) => id) ?? []
  const groups = useTurns(list, staff, read.data?.meta.counts)
  const holder = (row: RequestRow) =>
    row.assigned
      ? row.assigned.id === me?.userId
        ? t('you')
        : row.assigned.name
      : staff && row.turn === 'ours' && <span className={styles.nobody}>{t('nobody')}</span>
  return (
    <ListPage<RequestRow>
      list={list}
      read={read}
      title={t(staff ? 'titleStaff' : 'title')}
      searchLabel={t('search')}
      above={
        minutes !== null && (
          <p className={styles.muted}>{t('firstAnswer', { time: duration(minutes, language) })}</p>
        )
      }
      filters={<RequestFilters list={list} staff={staff} counts={read.data?.meta.counts} />}
      actions={
        <>
          {staff && !phone && (
            <Button leftSection={<IconTemplate size={16} />} onClick={() => setTemplates(true)}>
              {t('templates')}
            </Button>
          )}
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} />}
            onClick={() => void navigate({ to: '/requests/$id', params: { id: 'new' }, search: {} })}
          >
            {t('new')}
          </Button>
        </>
      }
      files={(kind, watch) => requestsFile(list.asked, kind, watch)}
      empty={{ title: t('none'), words: t('noneNext') }}
      rowKey={({ id }) => id}
      nameKey="subject"
      selected={pane.open}
      linkOf={({ id }) =>
        pane.beside ? pane.linkOf(id) : { to: '/requests/$id', params: { id }, search: {} }
      }
      around={(rows) => (
        <Panes
          wide="pane"
          pane={
            pane.open !== null && (
              <Suspense fallback={null}>
                <RequestPane key={pane.open} id={pane.open} onClose={pane.onClose} {...pane.steps(keys)} />
              </Suspense>
            )
          }
        >
          {rows}
        </Panes>
      )}
      groups={groups}
      cells={{
        subject: (row) => (
          <Named>
            <b>{row.subject}</b>
            <small>
              {[
                `${requestKindLegend[row.kind].label[language]} ${row.number}`,
                row.client ?? row.agency ?? row.by,
                row.messages > 1 && t('messages', { count: row.messages }),
              ]
                .filter(Boolean)
                .join(dot)}
              {phone && (
                <>
                  {' '}
                  <StateBadge state={row.state} turn={row.turn} />
                </>
              )}
            </small>
          </Named>
        ),
        kind: ({ kind }) => <Badge tone="neutral">{requestKindLegend[kind].label[language]}</Badge>,
        state: (row) =>
          pane.open === null ? (
            <StateBadge state={row.state} turn={row.turn} />
          ) : (
            // Beside an open one there is no room for a column of whose it is.
            <Named>
              <StateBadge state={row.state} turn={row.turn} />
              <small className={styles.holding}>
                {holder(row)} {ago(row.since, now, language)}
              </small>
            </Named>
          ),
        since: (row) => (
          <Named>
            <span>{holder(row)}</span>
            <small>{ago(row.since, now, language)}</small>
          </Named>
        ),
      }}
      giveWay={['created_at', 'number', 'turn', 'agency', 'by', 'kind', 'client', 'since', 'state']}
    >
      {templates && <Templates onClose={() => setTemplates(false)} />}
    </ListPage>
  )
}
