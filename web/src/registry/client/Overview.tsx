import type { ReactNode } from 'react'
import type { Client } from '../clients/data.ts'
import styles from './client.module.css'
import { ContactsCard } from './ContactsCard.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import { PlaceCard } from './place/PlaceCard.tsx'
import { TermsCard } from './TermsCard.tsx'

interface Props {
  client: Client
  /** From a later domain: the client's revenue and its last purchases. */
  figures: ReactNode
}

/** What is open first, then how the client does, whom to call and on which terms. */
export function Overview({ client, figures }: Props) {
  return (
    <div className={styles.overview}>
      <div className={styles.open}>
        <OpenCard client={client} />
      </div>
      <div className={styles.main}>
        {figures}
        <div className={styles.pair}>
          <OfficeCard client={client} />
          <TermsCard client={client} />
        </div>
      </div>
      <div className={styles.side}>
        <ContactsCard client={client} />
        <PlaceCard client={client} />
      </div>
    </div>
  )
}
