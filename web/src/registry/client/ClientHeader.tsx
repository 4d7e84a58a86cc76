import { Button } from '@mantine/core'
import { besideTown } from '@mandato/contract/fields/province'
import { IconNavigation, IconPhone } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { VisibleTo } from '../../accounts/index.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import type { Client } from '../clients/data.ts'
import { directionsTo } from '../directions.ts'
import { ClientActs } from './ClientActs.tsx'
import { CustomerBadge, SheetBadge } from '../StatusBadge.tsx'
import { dot } from '../../ui/dot.ts'

interface Props {
  client: Client
  /** What one begins with it. */
  starts: ReactNode
  back: ReactNode
  stale: number | null
  onRetry: () => void
}

/** Who the client is, how things stand, and what one does in front of the shop: drive, call, and begin something. */
export function ClientHeader({ client, starts, back, stale, onRetry }: Props) {
  const { t } = useTranslation('clients')
  const { office, activation_date: since } = client
  const beside = besideTown(office.city, office.province)
  const place = [office.address, [office.city, beside && `(${beside})`].filter(Boolean).join(' ')]
  const phone = client.contacts.find(({ purpose }) => purpose === 'mobile' || purpose === 'phone')
  return (
    <PageHeader
      title={client.business_name}
      back={back}
      marks={
        <>
          <CustomerBadge status={client.customer_status} />
          <SheetBadge status={client.sheet.status} of={t('tabs.sheet')} />
        </>
      }
      line={[
        client.code,
        client.vat_number && t('vat', { number: client.vat_number }),
        place.filter(Boolean).join(', '),
        since && t('clientSince', { year: since.slice(0, 4) }),
      ]
        .filter(Boolean)
        .join(dot)}
      stale={stale}
      onRetry={onRetry}
      actions={
        <>
          {client.customer_status !== 'deleted' && (
            <Button
              component="a"
              href={wayTo(client)}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconNavigation size={16} />}
            >
              {t('navigate')}
            </Button>
          )}
          {phone && (
            <Button component="a" href={`tel:${phone.value}`} leftSection={<IconPhone size={16} />}>
              {t('call')}
            </Button>
          )}
          <Suspense fallback={null}>
            <VisibleTo kind="client" id={client.id} />
          </Suspense>
          {starts}
          <ClientActs client={client} />
        </>
      }
    />
  )
}

/** By the point where it is exact, else by the address. */
function wayTo({ location, office }: Client): string {
  const { lat, lng, quality } = location
  const exact = lat !== null && lng !== null && (quality === 'exact' || quality === 'street')
  const address = [office.address, office.postal_code, office.city, office.country].filter(Boolean).join(', ')
  const destination = exact ? `${lat},${lng}` : address
  return directionsTo(destination)
}
