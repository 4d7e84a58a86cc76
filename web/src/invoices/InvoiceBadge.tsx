import { documentKindLegend, invoiceStatusLegend } from '@mandato/contract/invoices/status'
import type { InvoiceStatus } from '@mandato/contract/invoices/names'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { Badge, type Tone } from '../ui/layout/Badge.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { InvoiceRow } from './data.ts'

const tones: Readonly<Record<InvoiceStatus, Tone>> = {
  open: 'neutral',
  partial: 'info',
  overdue: 'err',
  paid: 'ok',
}

/** How an invoice stands; an overdue one says since how many days. */
export function InvoiceBadge({ of }: { of: Pick<InvoiceRow, 'status' | 'kind' | 'days_overdue'> }) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const format = useFormat()
  const { status, kind, days_overdue: days } = of
  if (kind === 'credit_note')
    return <Badge tone="info">{documentKindLegend.credit_note.label[language]}</Badge>
  const word = invoiceStatusLegend[status].label[language]
  return (
    <Badge tone={tones[status]}>
      {status === 'overdue' && days !== null
        ? t('since', { word, count: days, days: format.int(days) })
        : word}
    </Badge>
  )
}
