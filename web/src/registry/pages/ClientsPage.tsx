import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { ExportMenu } from '../../ui/feedback/ExportMenu.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { askedOf } from '../clients/asked.ts'
import { ClientsFilters } from '../clients/ClientsFilters.tsx'
import { ClientsList } from '../clients/ClientsList.tsx'
import { useClients } from '../clients/useClients.ts'
import { useSearch } from '../clients/view.ts'
import { clientsFile } from '../clients/data.ts'

/** The clients in sight: searched, filtered and sorted in the address, and exported exactly so. */
export function ClientsPage() {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const search = useSearch()
  const read = useClients(search)
  const total = read.data?.meta.total
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={total === undefined ? undefined : format.int(total)}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={<ExportMenu onExport={(kind, watch) => clientsFile(askedOf(search), kind, watch)} />}
      />
      <ClientsFilters />
      <ClientsList read={read} />
    </Page>
  )
}
