import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CheckedForm } from '../ui/forms/useCheckedForm.ts'
import { contactFields, type ContactValues, emptyContact } from './contacts.ts'
import styles from './registry.module.css'

const mostContacts = 20

/** The people to call, a row each. */
export function ContactRows({ form }: { form: CheckedForm<ContactValues> }) {
  const { t } = useTranslation('registry')
  const rows = form.values.contacts
  return (
    <>
      {rows.map((row, i) => (
        <fieldset key={i} className={styles.contact}>
          <legend className="sr-only">{t('contactNumber', { n: i + 1 })}</legend>
          {contactFields.map((field) => (
            <TextInput
              key={field}
              label={t(field)}
              required={field === 'name'}
              type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
              {...form.getInputProps(`contacts.${i}.${field}`)}
            />
          ))}
          <ActionIcon
            variant="subtle"
            aria-label={t('removeContact', { name: row.name || i + 1 })}
            onClick={() => form.removeListItem('contacts', i)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </fieldset>
      ))}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        disabled={rows.length >= mostContacts}
        onClick={() => form.insertListItem('contacts', emptyContact)}
      >
        {t('addContact')}
      </Button>
    </>
  )
}
