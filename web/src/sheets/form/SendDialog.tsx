import { Button, Modal, Select, TextInput } from '@mantine/core'
import { readEmail } from '@mandato/contract/fields/identifiers'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames, languages } from '../../platform/i18n/languages.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import type { SheetForm } from '../data.ts'
import { useLanguage } from '../status.ts'
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

/** Who signs, and in which language he reads it. */
export function SendDialog({ form, email: proposed, language: chosen, busy, onSend, onClose }: Props) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const screen = useLanguage()
  const [email, setEmail] = useState(proposed)
  const [language, setLanguage] = useState(chosen)
  const [tried, setTried] = useState(false)
  const isRight = 'value' in readEmail(email)
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
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isRight) onSend(email.trim(), language)
        }}
      >
        <TextInput
          type="email"
          inputMode="email"
          label={t('send.email')}
          withAsterisk
          data-autofocus
          value={email}
          error={tried && !isRight ? faultWords({ field: 'email', code: 'email' }, screen) : undefined}
          onBlur={() => setTried(true)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Select
          label={t('paperLanguage')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
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
