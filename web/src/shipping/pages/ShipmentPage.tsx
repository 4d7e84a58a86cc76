import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { RecordPage } from '../../ui/layout/RecordPage.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { shipmentQuery } from '../data.ts'
import { placeLine } from '../shipment/place-line.ts'
import { ReturnsCard } from '../shipment/ReturnsCard.tsx'
import styles from '../shipment/shipment.module.css'
import { ShipmentActs } from '../shipment/ShipmentActs.tsx'
import { ShipmentParts } from '../shipment/ShipmentParts.tsx'
import { ShipmentBadge } from '../StatusBadge.tsx'
import { dot } from '../../ui/dot.ts'

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
    <BackLink to={isCustomer ? '/my-materials' : '/shipments'}>
      {t(isCustomer ? 'own.title' : 'shipments')}
    </BackLink>
  )
  return (
    <RecordPage read={read} title={t('shipment')} back={back} lines={12}>
      {({ response: one }, frame) => (
        <>
          <PageHeader
            title={t('one', { number: one.number })}
            marks={<ShipmentBadge status={one.status} />}
            line={[one.recipient.label, one.client && one.agency.name, placeLine(one.shipping_place)]
              .filter(Boolean)
              .join(dot)}
            {...frame}
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
    </RecordPage>
  )
}
