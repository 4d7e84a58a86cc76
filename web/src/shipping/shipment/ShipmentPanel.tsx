import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { shipmentQuery } from '../data.ts'
import { ShipmentBadge } from '../StatusBadge.tsx'
import { ShipmentActs } from './ShipmentActs.tsx'
import { ShipmentParts } from './ShipmentParts.tsx'
import { placeLine } from './place-line.ts'
import styles from './shipment.module.css'
import { dot } from '../../ui/dot.ts'

/** A shipment beside the board. */
export function ShipmentPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('shipping')
  const { t: ui } = useTranslation('ui')
  const read = useQuery(shipmentQuery(id))
  const close = (
    <ActionIcon variant="subtle" aria-label={ui('close')} onClick={onClose}>
      <IconX size={18} />
    </ActionIcon>
  )
  return (
    <Loaded
      read={read}
      header={<div className={styles.panelHead}>{close}</div>}
      skeleton={
        <div className={styles.loading}>
          <LinesSkeleton lines={12} />
        </div>
      }
    >
      {({ response: one }) => (
        <>
          <header className={styles.panelHead}>
            <div>
              <h2>
                <Link to="/shipments/$id" params={{ id: String(id) }} className="ink-link">
                  {t('one', { number: one.number })}
                </Link>{' '}
                <ShipmentBadge status={one.status} />
              </h2>
              <p>
                <b>{one.recipient.label}</b>
                {one.client && `${dot}${one.agency.name}`}
              </p>
              <p className={styles.muted}>{placeLine(one.shipping_place)}</p>
            </div>
            {close}
          </header>
          <div className={styles.panelBody}>
            <ShipmentParts one={one} />
          </div>
          <footer className={styles.acts}>
            <ShipmentActs one={one} onDeleted={onClose} />
          </footer>
        </>
      )}
    </Loaded>
  )
}
