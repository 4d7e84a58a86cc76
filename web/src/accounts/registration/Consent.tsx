import { Button, Checkbox, Modal } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import styles from './RegisterFrame.module.css'

interface Props {
  text: Answer<'privacyText'>['response'] | undefined
  ticked: React.ComponentProps<typeof Checkbox>
  error: string | undefined
}

/** The declaration, with the version that is declared; the text is a press away. */
export function Consent({ text, ticked, error }: Props) {
  const { t } = useTranslation('registration')
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const [reading, setReading] = useState(false)
  const id = useId()
  return (
    <div>
      <div className={styles.consent}>
        <div>
          <Checkbox {...ticked} id={id} aria-invalid={error ? true : undefined} />
          <label htmlFor={id}>
            <b>{t('consent.privacy')}</b> <span aria-hidden>*</span>
            <small>{text && t('consent.version', { version: text.version, day: text.valid_from })}</small>
          </label>
          {text && (
            <Button variant="subtle" onClick={() => setReading(true)}>
              {t('consent.read')}
            </Button>
          )}
        </div>
        <div>
          <IconLanguage size={20} aria-hidden />
          <span>
            <b>{t('consent.mails', { language: languageNames[language] })}</b>
            <small>{t('consent.mailsHint')}</small>
          </span>
        </div>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <Modal
        opened={reading}
        onClose={() => setReading(false)}
        title={text?.title}
        closeButtonProps={{ 'aria-label': ui('close') }}
        size={640}
      >
        <div className={styles.legal}>
          {text?.sections.map((section) => (
            <section key={section.heading}>
              <h3>{section.heading}</h3>
              <p>{section.text}</p>
            </section>
          ))}
        </div>
      </Modal>
    </div>
  )
}
