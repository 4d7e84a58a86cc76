import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LicencesTab } from '../../registry/client/LicencesTab.tsx'
import { Overview } from '../../registry/client/Overview.tsx'
import { TimelineTab } from '../../registry/client/TimelineTab.tsx'
import type { Client } from '../../registry/clients/data.ts'
import { type ClientTab, ClientPage as RegistryClientPage } from '../../registry/pages/ClientPage.tsx'
import { ClientStarts } from './ClientStarts.tsx'
import { ClientSummary } from '../../sales/client/ClientSummary.tsx'

const ClientRevenue = lazyPart(() => import('../../sales/client/ClientRevenue.tsx'), 'ClientRevenue')

/** The sheets bring their words along, when one of their tabs is first opened. */
const SheetTab = lazyPart(() => import('../../sheets/tab/SheetTab.tsx'), 'SheetTab')
const FilesTab = lazyPart(() => import('../../sheets/tab/FilesTab.tsx'), 'FilesTab')

const OrdersTab = lazyPart(() => import('../../orders/OrdersTab.tsx'), 'OrdersTab')
const InvoicesTab = lazyPart(() => import('../../invoices/InvoicesTab.tsx'), 'InvoicesTab')
const GoodsTab = lazyPart(() => import('../../shipping/goods/GoodsTab.tsx'), 'GoodsTab')

/** The client's page, whose tabs come from several domains: this is where a further one is added, in their order. */
export function ClientPage() {
  const { t } = useTranslation('clients')
  const tabsOf = (client: Client): readonly ClientTab[] => [
    {
      key: 'overview',
      label: t('tabs.overview'),
      content: <Overview client={client} figures={<ClientSummary client={client.id} />} />,
    },
    { key: 'sheet', label: t('tabs.sheet'), content: <SheetTab client={client.id} /> },
    { key: 'revenue', label: t('tabs.revenue'), content: <ClientRevenue client={client} /> },
    { key: 'orders', label: t('tabs.orders'), content: <OrdersTab client={client.id} /> },
    {
      key: 'invoices',
      label: t('tabs.invoices'),
      content: <InvoicesTab client={client.id} name={client.business_name} />,
    },
    { key: 'materials', label: t('tabs.materials'), content: <GoodsTab client={client.id} /> },
    {
      key: 'licences',
      label: t('tabs.licences'),
      count: client.licences || undefined,
      content: <LicencesTab client={client.id} />,
    },
    { key: 'attachments', label: t('tabs.files'), content: <FilesTab client={client.id} /> },
    { key: 'timeline', label: t('tabs.timeline'), content: <TimelineTab client={client.id} /> },
  ]
  return <RegistryClientPage tabs={tabsOf} starts={(client) => <ClientStarts client={client} />} />
}
