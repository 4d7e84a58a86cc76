import { IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { phone } from '../ui/phone.ts'
import type { Sheet } from './data.ts'
import styles from './signing.module.css'
import { MailAddress } from '../ui/layout/MailAddress.tsx'

/** Whom the signer asks: one touch away. */
export function ContactCard({ contact }: { contact: Sheet['contact'] }) {
  const { t } = useTranslation('signing')
  return (
    <section className={styles.contact} aria-label={t('contact')}>
      <div>
        <small>{t('contact')}</small>
        <b>{contact.name}</b>
      </div>
      {contact.phone && (
        <a href={`tel:${contact.phone}`}>
          <IconPhone size={16} aria-hidden />
          {phone(contact.phone)}
        </a>
      )}
      {contact.email && (
        <a href={`mailto:${contact.email}`}>
          <IconMail size={16} aria-hidden />
          <span>
            <MailAddress>{contact.email}</MailAddress>
          </span>
        </a>
      )}
    </section>
  )
}
