import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type RequestRow, requestsFile } from '../data.ts'
import { AnswerRow } from '../requests/AnswerRow.tsx'
import { ChangePanel } from '../requests/ChangePanel.tsx'
import { DecisionPanel } from '../requests/DecisionPanel.tsx'
import { mostOf, promisedToOthers } from '../requests/decision.ts'
import { LineFor, LineName } from '../requests/LineName.tsx'
import { RequestBadge } from '../requests/RequestBadge.tsx'
import { RequestDay } from '../requests/RequestDay.tsx'
import { RequestFilters } from '../requests/RequestFilters.tsx'
import { RequestsFoot } from '../requests/RequestsFoot.tsx'
import { RequestTabs } from '../requests/RequestTabs.tsx'
import { RowActs } from '../requests/RowActs.tsx'
import { RowKeys } from '../requests/RowKeys.tsx'
import styles from '../requests/requests.module.css'
import { StockBar, StockLegend } from '../requests/StockBar.tsx'
import { UndoLine } from '../requests/UndoLine.tsx'
import { useAnswering } from '../requests/useAnswering.ts'
import { useRequestsBulk } from '../requests/useRequestsBulk.ts'
import { useRequestsList } from '../requests/useRequestsList.ts'
import { useRowKeys } from '../requests/useRowKeys.ts'
import { useWaitingWords } from '../requests/useWaitingWords.ts'

const none: readonly RequestRow[] = []

/** What agents ask for: head office answers line by line, an agent changes or takes back what nobody answered yet. */
export function RequestsPage() {
  const { t } = useTranslation('materials')
  const me = useMe()
  const phone = usePhone()
  const format = useFormat()
  const staff = me !== null && isStaff(roleOf(me))
  const { list, read, tab, deciding } = useRequestsList(staff)
  const [open, setOpen] = useState<RequestRow | null>(null)
  const rows = read.data?.response ?? none
  const answering = useAnswering()
  const many = useRequestsBulk(deciding, rows, answering, wholeOf(list.asked, read.data?.pagination))
  useRowKeys(deciding ? rows : none, answering, many.coveredCount > 0 ? () => void many.accept() : null)
  const waiting = useWaitingWords(read.data, list.isFiltered)
  const close = () => setOpen(null)
  const stock = (row: RequestRow) => (
    <StockBar
      row
      stock={{ onHand: row.on_hand ?? 0, committed: promisedToOthers(row), taken: row.requested }}
    />
  )
  const acts = (row: RequestRow) =>
    deciding && row.may.decide ? (
      <RowActs row={row} answering={answering} />
    ) : (
      (row.may.decide || row.may.change) && (
        <Button
          size="xs"
          aria-label={t(row.may.decide ? 'requests.decideOn' : 'requests.changeOf', { name: row.name })}
          onClick={() => setOpen(row)}
        >
          {t('requests.edit')}
        </Button>
      )
    )
  const answered = answering.opened
  return (
    <ListPage<RequestRow>
      list={list}
      read={read}
      title={t('requests.title')}
      subtitle={deciding && !phone ? waiting : undefined}
      searchLabel={t('requests.search')}
      above={
        <>
          <RequestTabs current={tab} counts={read.data?.meta.counts}>
            {deciding && !phone && <StockLegend />}
          </RequestTabs>
          {deciding && answering.taken && <UndoLine answering={answering} />}
        </>
      }
      filters={
        <RequestFilters list={list} staff={staff} cover={deciding ? (read.data?.meta.cover ?? null) : null} />
      }
      views={viewsOf('agencyRequests', list)}
      files={(kind, watch) => requestsFile(list.asked, kind, watch)}
      empty={
        deciding
          ? { title: t('requests.allDecided'), words: t('requests.allDecidedNext') }
          : { title: t('requests.none'), words: t('requests.noneNext') }
      }
      rowKey={(row) => String(row.id)}
      nameKey="name"
      selection={deciding ? many.bulk.selection : undefined}
      below={
        answered && deciding
          ? {
              key: String(answered.row.id),
              content: (
                <AnswerRow
                  key={`${answered.row.id}${answered.how}`}
                  row={answered.row}
                  how={answered.how}
                  answering={answering}
                />
              ),
            }
          : undefined
      }
      cells={{
        date: (row) => <RequestDay instant={row.date} />,
        agency: (row) => <LineFor row={row} staff={staff} />,
        client: (row) => <LineFor row={row} staff={false} />,
        name: (row) => (
          <LineName row={row}>
            {deciding && stock(row)}
            {acts(row)}
          </LineName>
        ),
        stock,
        available: (row) => (
          <span className={styles.pieces} data-lacks={mostOf(row) < row.requested || undefined}>
            {format.int(mostOf(row))}
          </span>
        ),
        status: (row) => <RequestBadge status={row.status} />,
        acts,
      }}
      giveWay={
        deciding ? ['date', 'stock'] : ['requested_by', 'residual', 'sent', 'date', 'requested', 'agency']
      }
      tones={{ requested: 'strong', available: 'strong', date: 'muted' }}
    >
      {deciding && (
        <>
          <RequestsFoot many={many} prepares={me !== null && holds(me, 'logistics')} />
          {!phone && rows.length > 0 && <RowKeys />}
        </>
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
