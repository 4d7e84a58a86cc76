import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { shipmentQuery } from '../data.ts'
import { placeLine } from '../shipment/place-line.ts'
import { ReturnsCard } from '../shipment/ReturnsCard.tsx'
import styles from '../shipment/shipment.module.css'
import { ShipmentActs } from '../shipment/ShipmentActs.tsx'
import { ShipmentParts } from '../shipment/ShipmentParts.tsx'
import { ShipmentBadge } from '../StatusBadge.tsx'

const route = getRouteApi('/in/shipments/$id')

/** One shipment. */
export function ShipmentPage() {
  const { t } = useTranslation('shipping')
  const { id } = route.useParams()
  const navigate = useNavigate()
  const read = useQuery(shipmentQuery(Number(id)))
  const me = useMe()
  const isCustomer = me !== null && roleOf(me) === 'customer'
  const back = (
    <Link to={isCustomer ? '/my-materials' : '/shipments'}>
      <IconChevronLeft size={14} aria-hidden /> {t(isCustomer ? 'own.title' : 'shipments')}
    </Link>
  )
  return (
    <Page>
      <Loaded
        read={read}
        header={<PageHeader title={t('shipment')} back={back} />}
        skeleton={
          <Card>
            <LinesSkeleton lines={12} />
          </Card>
        }
      >
        {({ response: one }) => (
          <>
            <PageHeader
              title={t('one', { number: one.number })}
              marks={<ShipmentBadge status={one.status} />}
              back={back}
              line={[one.recipient.label, one.client && one.agency.name, placeLine(one.shipping_place)]
                .filter(Boolean)
                .join(' · ')}
              stale={staleSince(read)}
              onRetry={() => void read.refetch()}
              actions={<ShipmentActs one={one} onDeleted={() => void navigate({ to: '/shipments' })} />}
            />
            <div className={styles.page}>
              <Card flush>
                <ShipmentParts one={one} />
              </Card>
            </div>
            <ReturnsCard one={one} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
