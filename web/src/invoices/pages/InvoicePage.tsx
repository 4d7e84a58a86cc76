import { documentKindLegend, paymentMethods } from '@mandato/contract/invoices/status'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { VisibleTo } from '../../accounts/index.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { invoiceQuery } from '../data.ts'
import { InvoiceBadge } from '../InvoiceBadge.tsx'
import { InvoiceView } from '../one/InvoiceView.tsx'
import { StatementButton } from '../StatementButton.tsx'

const route = getRouteApi('/in/invoices/$id')

/** One invoice or credit note. Its type is written out: inferred it would depend on the router. */
export function InvoicePage(): ReactNode {
  const { id } = route.useParams()
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const format = useFormat()
  const read = useQuery(invoiceQuery(Number(id)))
  return (
    <RecordPage
      read={read}
      title={t('one')}
      back={<BackLink to="/invoices">{t('title')}</BackLink>}
      lines={10}
    >
      {({ response: one }, frame) => {
        const methods = [...new Set(one.due_dates.map(({ method }) => method).filter(Boolean))]
        return (
          <>
            <PageHeader
              title={`${documentKindLegend[one.kind].label[language]} ${one.number}`}
              marks={one.kind === 'invoice' && <InvoiceBadge of={one} />}
              line={[
                one.client,
                one.city,
                t('of', { day: format.dateLong(one.date) }),
                ...methods.map((code) => {
                  const words = paymentMethods[code]
                  return words ? `${words[language]} (${code})` : code
                }),
              ]
                .filter(Boolean)
                .join(dot)}
              {...frame}
              actions={
                <>
                  <Suspense fallback={null}>
                    <VisibleTo kind="invoice" id={one.id} />
                  </Suspense>
                  <StatementButton client={one.client_id} name={one.client} />
                </>
              }
            />
            <InvoiceView one={one} />
          </>
        )
      }}
    </RecordPage>
  )
}
