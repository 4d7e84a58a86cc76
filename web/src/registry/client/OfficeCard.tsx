import { countryName } from '@mandato/contract/fields/country-names'
import { besideTown } from '@mandato/contract/fields/province'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { DataList } from '../../ui/layout/DataList.tsx'
import { Address } from '../Address.tsx'
import type { Client } from '../clients/data.ts'

/** Where the client has its seat, and under which numbers it is known. */
export function OfficeCard({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const { office } = client
  const beside = besideTown(office.city, office.province)
  const town = [office.postal_code, office.city, beside && `(${beside})`].filter(Boolean).join(' ')
  const delivery = client.addresses.find(({ notes }) => notes)?.notes
  const country = countryName(office.country, useLanguage())
  return (
    <Card title={t('office.title')}>
      <DataList
        rows={[
          office.address && { key: 'address', label: t('office.address'), value: office.address },
          town && { key: 'town', label: t('office.town'), value: town },
          office.region && { key: 'region', label: t('office.region'), value: office.region },
          { key: 'country', label: t('office.country'), value: country },
          ...client.addresses
            .filter(({ type }) => type !== 'client_office')
            .map((place) => ({
              key: place.type,
              label: t(place.type === 'client_postal' ? 'office.postal' : 'office.delivery'),
              value: <Address {...place} home={office.country} />,
            })),
          delivery && { key: 'notes', label: t('office.deliveryNotes'), value: delivery },
          client.vat_number && { key: 'vat', label: t('office.vat'), value: client.vat_number },
          client.tax_code && { key: 'tax', label: t('office.taxCode'), value: client.tax_code },
          client.internal_code && {
            key: 'internal',
            label: t('office.internalCode'),
            value: client.internal_code,
          },
          { key: 'agency', label: t('people.agency'), value: <Agency client={client} /> },
        ]}
      />
    </Card>
  )
}

/** Staff look through all the agencies; an agent has one. */
function Agency({ client: { agency } }: { client: Client }) {
  const me = useMe()
  const own = me !== null && roleOf(me) === 'agent'
  return (
    <Link {...(own ? { to: '/my-agency' } : { to: '/agencies/$id', params: { id: String(agency.id) } })}>
      {agency.business_name}
    </Link>
  )
}
