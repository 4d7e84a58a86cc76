import { Button, Modal, Select, TextInput } from '@mantine/core'
import { isEmail } from '@mandato/contract/fields/email'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts'
import type { SheetForm } from '../data.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { faultWords } from './faults.ts'

export type Language = SheetForm['language']
interface Props {
  form: SheetForm
  /** The address proposed, and the language chosen so far. */
  email: string
  language: Language
  busy: boolean
  onSend: (email: string, language: Language) => void
  onClose: () => void
}

/** The signer's address and the language of the sheet. */
export function SendDialog({ form, email: proposed, language: chosen, busy, onSend, onClose }: Props) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const screen = useLanguage()
  const values = useCheckedForm({
    initial: { email: proposed, language: chosen },
    check: ({ email }) => ({
      email: !isEmail(email) && faultWords({ field: 'email', code: 'email' }, screen),
    }),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('send.title', { name: form.client.business_name })}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={480}
    >
      <Form
        label={t('send.verb')}
        onSubmit={values.submit(({ email, language }) => onSend(email.trim(), language))}
      >
        <TextInput
          type="email"
          inputMode="email"
          label={t('send.email')}
          required
          data-autofocus
          {...values.getInputProps('email')}
        />
        <Select
          label={t('paperLanguage')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          {...values.getInputProps('language')}
        />
        <p>{t('send.words')}</p>
        {form.link && <Notice tone="warn">{t('send.again')}</Notice>}
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" leftSection={<IconSend size={16} />} loading={busy}>
            {t('send.verb')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
