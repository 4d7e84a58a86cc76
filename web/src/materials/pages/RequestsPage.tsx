import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type RequestRow, requestsFile, requestsQuery } from '../data.ts'
import { ChangePanel } from '../requests/ChangePanel.tsx'
import { DecisionPanel } from '../requests/DecisionPanel.tsx'
import { LineName } from '../requests/LineName.tsx'
import { RequestBadge } from '../requests/RequestBadge.tsx'
import { RequestFilters } from '../requests/RequestFilters.tsx'
import { uncovered, useAcceptBulk } from '../requests/useAcceptBulk.ts'
import { requestsList } from '../search.ts'

const none: readonly RequestRow[] = []

/** What agents ask for: head office answers, an agent changes or takes back what nobody answered yet. */
export function RequestsPage() {
  const { t } = useTranslation('materials')
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const list = useList(requestsList)
  const [open, setOpen] = useState<RequestRow | null>(null)
  const read = useQuery({
    ...requestsQuery(list.asked),
    placeholderData: keepPreviousData,
    // What can be done with a row stands in a column of its own.
    select: (answer) => ({
      ...answer,
      headers: [
        ...answer.headers,
        { key: 'acts', type: 'text' as const, label: t(staff ? 'requests.decision' : 'request') },
      ],
    }),
  })
  const bulk = useAcceptBulk(read.data?.response ?? none)
  const missing = uncovered(bulk.ticked)
  const close = () => setOpen(null)
  return (
    <ListPage<RequestRow>
      list={list}
      read={read}
      title={t('requests.title')}
      searchLabel={t('requests.search')}
      filters={<RequestFilters list={list} staff={staff} />}
      views={viewsOf('agencyRequests', list)}
      files={(kind, watch) => requestsFile(list.asked, kind, watch)}
      empty={{ title: t('requests.none'), words: t('requests.noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="name"
      selection={staff ? bulk.selection : undefined}
      cells={{
        name: (row) => <LineName row={row} />,
        client: (row) => row.client ?? t('forAgency'),
        status: (row) => <RequestBadge status={row.status} />,
        acts: (row) =>
          (row.may.decide || row.may.change) && (
            <Button
              size="xs"
              aria-label={t(row.may.decide ? 'requests.decideOn' : 'requests.changeOf', { name: row.name })}
              onClick={() => setOpen(row)}
            >
              {t(row.may.decide ? 'requests.decide' : 'requests.edit')}
            </Button>
          ),
      }}
      giveWay={[
        'note',
        'requested_by',
        'residual',
        'sent',
        'accepted_quantity',
        'date',
        'product_code',
        'available',
        'client',
        'agency',
        'status',
        'requested',
      ]}
      tones={{ product_code: 'muted', requested: 'strong' }}
    >
      {staff && (
        <BulkFoot bulk={bulk}>
          <span>{missing === 0 ? t('bulk.covered') : t('bulk.uncovered', { count: missing })}</span>
        </BulkFoot>
      )}
      {open &&
        (open.may.decide ? (
          <DecisionPanel key={open.id} row={open} onClose={close} />
        ) : (
          <ChangePanel key={open.id} row={open} onClose={close} />
        ))}
    </ListPage>
  )
}
