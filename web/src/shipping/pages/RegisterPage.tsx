import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportButton } from '../../ui/feedback/ExportButton.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { registerFile, registerQuery, type RegisterRow } from '../data.ts'

const route = getRouteApi('/in/shipments/register')
const thisYear = new Date().getFullYear()

/** Every number of the transport letters of a year: none missing, none twice, the void ones with their reason. */
export function RegisterPage() {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const { year = thisYear } = route.useSearch()
  const navigate = route.useNavigate()
  const read = useQuery(registerQuery(year))
  const years = read.data?.meta.years ?? [year]
  const phone = usePhone()
  const print = <ExportButton kind="pdf" onExport={(watch) => registerFile(year, 'pdf', watch)} />
  return (
    <Page>
      <PageHeader
        title={t('register.title')}
        subtitle={String(year)}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        // On a phone it stands beside the year: the table begins in the first quarter of the screen.
        actions={!phone && print}
      />
      <Filters>
        <FilterChip
          label={t('register.year')}
          value={String(year)}
          options={[...new Set([year, ...years])].map((one) => ({ key: String(one), label: String(one) }))}
          onChange={(next) => void navigate({ search: next ? { year: Number(next) } : {} })}
        />
        {phone && print}
      </Filters>
      <Loaded read={read} skeleton={<TableSkeleton rows={10} />}>
        {({ response, headers }) =>
          response.last === 0 ? (
            <EmptyState title={t('register.none', { year })}>{t('register.noneNext')}</EmptyState>
          ) : (
            <>
              <Notice tone={response.complete ? 'ok' : 'err'}>
                {t(response.complete ? 'register.complete' : 'register.broken', {
                  last: format.int(response.last),
                  void: format.int(response.void),
                  missing: response.missing.join(', '),
                })}
              </Notice>
              <Card flush>
                <DataTable<RegisterRow>
                  label={t('register.title')}
                  headers={headers}
                  rows={response.rows}
                  rowKey={(row) => String(row.number)}
                  cells={{
                    state: (row) => (
                      <Badge tone={row.state === 'valid' ? 'ok' : 'neutral'}>
                        {t(`register.state.${row.state}`)}
                      </Badge>
                    ),
                    shipment: (row) => (
                      <Link to="/shipments/$id" params={{ id: String(row.shipment_id) }} className="ink-link">
                        {row.shipment}
                      </Link>
                    ),
                  }}
                  giveWay={['reason', 'recipient', 'date']}
                  tones={{ letter: 'strong' }}
                />
              </Card>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
