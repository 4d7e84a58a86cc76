import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
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

/** Invoices in sight: what is open and overdue above, and a row for each document. */
export function InvoicesPage() {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const phone = usePhone()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
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
  return (
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
      linkOf={({ id }) => ({ to: '/invoices/$id', params: { id: String(id) }, search: {} })}
      cells={{
        number: ({ number, date, kind, credit_note_of: of }) => (
          <Named>
            <b className={kind === 'credit_note' ? styles.credit : undefined}>
              {kind === 'credit_note' && of ? `↳ ${number}` : number}
            </b>
            <small>{kind === 'credit_note' && of ? t('reverses', { number: of }) : format.date(date)}</small>
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
        gross: ({ gross }) => format.money(gross, true),
        open: ({ open }) => <b>{format.money(open, true)}</b>,
        net: ({ net }) => format.money(net, true),
        vat: ({ vat }) => format.money(vat, true),
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
  )
}
