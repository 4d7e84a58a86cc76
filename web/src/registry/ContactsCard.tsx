import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/layout/Card.tsx'
import { phone } from '../ui/phone.ts'
import { ContactsForm } from './ContactsForm.tsx'
import type { Agency } from './data.ts'
import styles from './registry.module.css'
import { MailLink } from '../ui/layout/MailAddress.tsx'

/** The contacts of the agency, with a form for those who may edit them. */
export function ContactsCard({ agency, mine }: { agency: Agency; mine: boolean }) {
  const { t } = useTranslation('registry')
  // The form keeps the version it was opened with, also when somebody else saves; the server then refuses.
  const [edited, setEdited] = useState<Agency | null>(null)
  const edit = agency.may.edit_contacts && !edited && (
    <Button size="xs" leftSection={<IconPencil size={14} />} onClick={() => setEdited(agency)}>
      {t('edit')}
    </Button>
  )
  return (
    <Card title={t('contacts')} action={edit}>
      {edited ? (
        <ContactsForm agency={edited} mine={mine} onDone={() => setEdited(null)} />
      ) : agency.contacts.length === 0 ? (
        <p className={styles.muted}>{t(agency.may.edit_contacts ? 'noContactsYet' : 'noContacts')}</p>
      ) : (
        <ul className={styles.contacts}>
          {agency.contacts.map((contact) => (
            <li key={`${contact.name} ${contact.email} ${contact.phone}`}>
              <div>
                <b>{contact.name}</b> <span className={styles.muted}>{contact.role}</span>
              </div>
              <div className={styles.reach}>
                {contact.email && <MailLink to={contact.email} />}
                {contact.phone && <a href={`tel:${contact.phone}`}>{phone(contact.phone)}</a>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
