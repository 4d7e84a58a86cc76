import { besideTown } from '@mandato/contract/fields/province'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/layout/Card.tsx'
import { DataList } from '../ui/layout/DataList.tsx'
import { Row } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { phone } from '../ui/phone.ts'
import { AreasCard } from './AreasCard.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import type { Agency } from './data.ts'
import { Address } from './Address.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { dot } from '../ui/dot.ts'
import { MailLink } from '../ui/layout/MailAddress.tsx'

interface Props {
  agency: Agency
  mine?: boolean
  title?: string
  back?: ReactNode
  figures?: ReactNode
  /** What later domains show of it, below. */
  below?: ReactNode
  /** Since when nothing new came, and another try. */
  stale: number | null
  onRetry: () => void
}

/** An agency: its figures, who to call, where it works. */
export function AgencyView({ agency, mine = false, title, back, figures, below, stale, onRetry }: Props) {
  const { t } = useTranslation('registry')
  const beside = besideTown(agency.city, agency.province)
  const place = [agency.postal_code, agency.city, beside && `(${beside})`].filter(Boolean).join(' ')
  return (
    <>
      <PageHeader
        title={title ?? agency.business_name}
        subtitle={
          title
            ? `${agency.business_name}${dot}${agency.code}`
            : [agency.code, agency.region].filter(Boolean).join(dot)
        }
        back={back}
        stale={stale}
        onRetry={onRetry}
      />
      {figures}
      <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
        <Card title={t('office')}>
          <DataList
            rows={[
              agency.address && { key: 'address', label: t('address'), value: agency.address },
              place && { key: 'place', label: t('town'), value: place },
              agency.region && { key: 'region', label: t('region'), value: agency.region },
              agency.vat_number && { key: 'vat', label: t('vat'), value: agency.vat_number },
              agency.warehouse && {
                key: 'warehouse',
                label: t('warehouse'),
                value: <Address {...agency.warehouse} home={agency.country} />,
              },
              agency.phone && {
                key: 'phone',
                label: t('phone'),
                value: <a href={`tel:${agency.phone}`}>{phone(agency.phone)}</a>,
              },
              agency.email && {
                key: 'email',
                label: t('email'),
                value: <MailLink to={agency.email} />,
              },
            ]}
          />
        </Card>
        <ContactsCard agency={agency} mine={mine} />
      </Row>
      <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
        <PeopleCard people={agency.people} />
        {agency.areas && agency.counters && (
          <AreasCard agency={agency.id} areas={agency.areas} counters={agency.counters} />
        )}
      </Row>
      {below}
    </>
  )
}
