import type { ReactNode } from 'react'
import { Row } from '../../ui/layout/Page.tsx'
import type { Client } from '../clients/data.ts'
import styles from './client.module.css'
import { ContactsCard } from './ContactsCard.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { TermsCard } from './TermsCard.tsx'

interface Props {
  client: Client
  /** From a later domain: how the client does, and what it bought last. */
  figures: ReactNode
}

/** What is open first, then whom to call and on which terms; the figures beside. */
export function Overview({ client, figures }: Props) {
  return (
    <div className={styles.overview}>
      <div className={styles.main}>
        {figures}
        <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
          <OfficeCard client={client} />
          <TermsCard client={client} />
        </Row>
      </div>
      <div className={styles.side}>
        <OpenCard client={client} />
        <ContactsCard client={client} />
        <PlaceCard client={client} />
      </div>
    </div>
  )
}
