import { CloseButton } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { phone } from '../../ui/phone.ts'
import { ClientLink } from '../clients/ClientLink.tsx'
import { townOf } from '../clients/town.ts'
import { CustomerBadge } from '../StatusBadge.tsx'
import styles from './map.module.css'
import type { Placed } from './point-index.ts'
import { dot } from '../../ui/dot.ts'
import { useHotkey } from '../../ui/useHotkey.ts'

/** The client at this point with address, status and figures, or the names of several. */
export function SpotCard({ clients, onClose }: { clients: readonly Placed[]; onClose: () => void }) {
  const { t } = useTranslation('clients')
  const { t: ui } = useTranslation('ui')
  const id = useId()
  const card = useRef<HTMLElement>(null)
  // Opened by keyboard, the card takes the focus, also when the same one is opened again.
  useEffect(() => card.current?.querySelector('a')?.focus({ preventScroll: true }), [clients])
  useHotkey('Escape', onClose)
  const [only, ...others] = clients
  if (!only) return null
  const several = others.length > 0
  return (
    <aside ref={card} className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{several ? t('map.here', { count: clients.length }) : <ClientLink client={only} />}</h2>
        <CloseButton aria-label={ui('close')} onClick={onClose} />
      </div>
      {several ? <Names clients={clients} /> : <Facts client={only} />}
    </aside>
  )
}

const Names = ({ clients }: { clients: readonly Placed[] }) => (
  <ul className={styles.here}>
    {clients.map((client) => (
      <li key={client.id}>
        <ClientLink client={client} /> <CustomerBadge status={client.customer_status} />
        <div className={styles.muted}>
          {[client.code, client.address, townOf(client)].filter(Boolean).join(dot)}
        </div>
      </li>
    ))}
  </ul>
)

function Facts({ client }: { client: Placed }) {
  const { t } = useTranslation('clients')
  const place = [client.address, townOf(client)].filter(Boolean).join(', ')
  return (
    <div className={styles.facts}>
      <CustomerBadge status={client.customer_status} />
      <p>{place}</p>
      {client.phone && <a href={`tel:${client.phone}`}>{phone(client.phone)}</a>}
      <p className={styles.muted}>{[client.code, client.agent].filter(Boolean).join(dot)}</p>
      {client.geo_quality === 'city' && <p className={styles.muted}>{t('map.atTown')}</p>}
    </div>
  )
}
