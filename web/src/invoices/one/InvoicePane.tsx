import { documentKindLegend } from '@mandato/contract/invoices/status'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { staleSince } from '../../platform/online.ts'
import { dot } from '../../ui/dot.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { StaleNote } from '../../ui/feedback/StaleNote.tsx'
import { SidePane } from '../../ui/layout/SidePane.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { invoiceQuery } from '../data.ts'
import { InvoiceBadge } from '../InvoiceBadge.tsx'
import { StatementButton } from '../StatementButton.tsx'
import { InvoiceView } from './InvoiceView.tsx'

interface Props {
  id: number
  onClose: () => void
  onBefore: (() => void) | null
  onAfter: (() => void) | null
}

/** An invoice open beside the list. */
export function InvoicePane({ id, ...steps }: Props) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const format = useFormat()
  const read = useQuery(invoiceQuery(id))
  const one = read.data?.response
  const stale = staleSince(read)
  return (
    <SidePane
      {...steps}
      title={one ? `${documentKindLegend[one.kind].label[language]} ${one.number}` : t('one')}
      marks={one?.kind === 'invoice' && <InvoiceBadge of={one} />}
      line={
        one && [one.client, one.city, t('of', { day: format.dateLong(one.date) })].filter(Boolean).join(dot)
      }
      tools={stale !== null && <StaleNote since={stale} onRetry={() => void read.refetch()} />}
      foot={
        one && (
          <>
            <StatementButton client={one.client_id} name={one.client} />
            <Link to="/invoices/$id" params={{ id: String(id) }}>
              <IconArrowsMaximize size={14} aria-hidden /> {t('ownPage')}
            </Link>
          </>
        )
      }
    >
      <Loaded read={read} skeleton={<LinesSkeleton lines={8} />}>
        {({ response }) => <InvoiceView one={response} narrow />}
      </Loaded>
    </SidePane>
  )
}
