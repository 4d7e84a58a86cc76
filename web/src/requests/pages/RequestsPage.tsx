import { Button } from '@mantine/core'
import { requestKindLegend } from '@mandato/contract/requests/status'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { ago } from '../../ui/ago.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type RequestRow, requestsFile, requestsQuery } from '../data.ts'
import { RequestFilters } from '../list/RequestFilters.tsx'
import { Templates } from '../list/Templates.tsx'
import { duration } from '../duration.ts'
import { requestsList } from '../search.ts'
import styles from '../one/one.module.css'
import { StateBadge } from '../StateBadge.tsx'

/** Everything asked of the manufacturer in sight, the newest first, and the way to ask something more. */
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
  const read = useQuery({
    ...requestsQuery(list.asked),
    placeholderData: keepPreviousData,
    // Everybody else has one agency.
    select: (answer) => ({
      ...answer,
      headers: answer.headers.filter(
        // On a phone the state stands below the subject.
        ({ key }) => (staff || key !== 'agency') && !(phone && key === 'state'),
      ),
    }),
  })
  const minutes = read.data?.meta.first_answer ?? null
  const holder = (row: RequestRow) =>
    row.assigned
      ? row.assigned.id === me?.userId
        ? t('you')
        : row.assigned.name
      : row.turn === 'ours' && <span className={styles.nobody}>{t('nobody')}</span>
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
      linkOf={({ id }) => ({ to: '/requests/$id', params: { id }, search: {} })}
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
        state: (row) => <StateBadge state={row.state} turn={row.turn} />,
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
