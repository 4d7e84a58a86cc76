import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Licence, softwareQuery } from '../clients/data.ts'
import { ActivityTable } from './ActivityTable.tsx'

const tones: Readonly<Record<Licence['status'], Tone>> = {
  active: 'ok',
  expiring: 'warn',
  expired: 'err',
  not_active: 'neutral',
}

/** Licences of the design software, and the quotes and orders made with them month by month. */
export function LicencesTab({ client }: { client: number }) {
  const { t } = useTranslation('clients')
  const read = useQuery(softwareQuery(client))
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={6} />}>
      {({ response: { licences, rows, totals }, headers }) =>
        licences.length === 0 && rows.length === 0 ? (
          <EmptyState title={t('licences.none')}>{t('licences.noneNext')}</EmptyState>
        ) : (
          <>
            <Card title={t('licences.title')} count={licences.length} flush>
              <Licences licences={licences} />
            </Card>
            <ActivityTable rows={rows} totals={totals} headers={headers} />
          </>
        )
      }
    </Loaded>
  )
}

function Licences({ licences }: { licences: readonly Licence[] }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  return (
    <DataTable<Licence>
      label={t('licences.title')}
      headers={[
        { key: 'product', label: t('licences.product'), type: 'text' },
        { key: 'licence', label: t('licences.licence'), type: 'text' },
        { key: 'activation_date', label: t('licences.from'), type: 'date' },
        { key: 'expiry', label: t('licences.to'), type: 'date' },
        { key: 'status', label: t('licences.status'), type: 'badge' },
      ]}
      rows={licences}
      rowKey={(row) => row.licence}
      tones={{ product: 'strong', licence: 'muted' }}
      cells={{
        expiry: (row) => (row.expiry ? format.date(row.expiry) : t('licences.noEnd')),
        status: (row) => <Badge tone={tones[row.status]}>{t(`licences.${row.status}`)}</Badge>,
      }}
    />
  )
}
