import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { Panes } from '../../ui/layout/Panes.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { usePane } from '../../ui/list/usePane.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { type InvoiceRow, invoicesFile, invoicesQuery, summaryQuery } from '../data.ts'
import { FilesButton } from '../files/FilesButton.tsx'
import { InvoiceBadge } from '../InvoiceBadge.tsx'
import { InvoiceFilters } from '../list/InvoiceFilters.tsx'
import { Instalments } from '../list/Instalments.tsx'
import styles from '../list/list.module.css'
import { SummaryStrip } from '../list/SummaryStrip.tsx'
import { invoicesList } from '../search.ts'

/** Loaded with the first row that is opened beside the list. */
const InvoicePane = lazyPart(() => import('../one/InvoicePane.tsx'), 'InvoicePane')

/** Invoices in sight: what is open and overdue above, and a row for each document. */
export function InvoicesPage() {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const phone = usePhone()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  // Shops read a sum by itself; at a desk the column is read, and the sign would take its room.
  const sum = (amount: number) => (staff ? format.money(amount, true) : format.euro(amount, true))
  const list = useList(invoicesList)
  const { agency, client } = list.search
  const summary = useQuery({ ...summaryQuery({ agency, client }), placeholderData: keepPreviousData })
  const read = useQuery({
    ...invoicesQuery(list.asked),
    placeholderData: keepPreviousData,
    // Everybody else has one agency.
    select: (answer) => ({
      ...answer,
      headers: staff ? answer.headers : answer.headers.filter(({ key }) => key !== 'agency'),
    }),
  })
  const pane = usePane()
  const keys = read.data?.response.map(({ id }) => String(id)) ?? []
  return (
    <Panes
      pane={
        pane.open !== null && (
          <Suspense fallback={null}>
            <InvoicePane
              key={pane.open}
              id={Number(pane.open)}
              onClose={pane.onClose}
              {...pane.steps(keys)}
            />
          </Suspense>
        )
      }
    >
      <ListPage<InvoiceRow>
        list={list}
        read={read}
        title={t('title')}
        actions={staff && holds(me, 'imports') && <FilesButton />}
        searchLabel={t('search')}
        above={summary.data && <SummaryStrip summary={summary.data.response} />}
        filters={<InvoiceFilters list={list} staff={staff} meta={read.data?.meta} />}
        files={(kind, watch) => invoicesFile(list.asked, kind, watch)}
        empty={{ title: t('none'), words: t('noneNext') }}
        rowKey={({ id }) => String(id)}
        nameKey="client"
        selected={pane.open}
        linkOf={({ id }) =>
          pane.beside
            ? pane.linkOf(String(id))
            : { to: '/invoices/$id', params: { id: String(id) }, search: {} }
        }
        cells={{
          number: ({ number, date, kind, credit_note_of: of }) => (
            <Named>
              <b className={kind === 'credit_note' ? styles.credit : undefined}>
                {kind === 'credit_note' && of ? `↳ ${number}` : number}
              </b>
              <small>
                {kind === 'credit_note' && of ? t('reverses', { number: of }) : format.date(date)}
              </small>
            </Named>
          ),
          client: (row) => (
            <Named>
              <b>{row.client}</b>
              <small>
                {phone ? (
                  <>
                    {[row.number, row.due_date && format.date(row.due_date)].filter(Boolean).join(dot)}{' '}
                    <InvoiceBadge of={row} />
                  </>
                ) : (
                  row.city
                )}
              </small>
            </Named>
          ),
          due_date: (row) => <Instalments of={row} />,
          status: (row) => <InvoiceBadge of={row} />,
          price_difference: ({ price_difference: off }) =>
            off !== null && <Badge tone="warn">{format.deltaMoney(off, true)}</Badge>,
          gross: ({ gross }) => sum(gross),
          open: ({ open }) => <b>{sum(open)}</b>,
          net: ({ net }) => sum(net),
          vat: ({ vat }) => sum(vat),
        }}
        giveWay={[
          'agency',
          'client_code',
          'kind',
          'days_overdue',
          'price_difference',
          'vat',
          'net',
          'date',
          'gross',
          'number',
          'due_date',
          'status',
        ]}
      />
    </Panes>
  )
}
