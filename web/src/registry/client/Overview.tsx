import type { ReactNode } from 'react'
import { Row } from '../../ui/layout/Page.tsx'
import type { Client } from '../clients/data.ts'
import styles from './client.module.css'
import { ContactsCard } from './ContactsCard.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import { TermsCard } from './TermsCard.tsx'

interface Props {
  client: Client
  /** From later domains: the figures of the year, and what was bought last. */
  figures?: ReactNode
  latest?: ReactNode
}

/** What is open first, then whom to call and on which terms; the figures beside. */
export function Overview({ client, figures, latest }: Props) {
  return (
    <div className={styles.overview}>
      <div className={styles.main}>
        {figures}
        {latest}
        <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
          <OfficeCard client={client} />
          <TermsCard client={client} />
        </Row>
      </div>
      <div className={styles.side}>
        <OpenCard client={client} />
        <ContactsCard client={client} />
      </div>
    </div>
  )
}
