import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import type { CheckedForm } from '../../ui/forms/useCheckedForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import type { ChoiceValues } from './choices.ts'
import { newCode } from './codes.ts'
import styles from './settings.module.css'
import { dot } from '../../ui/dot.ts'

const most = 200

/** How clients may pay: the code of the ERP and what it is called in each language. */
export function PaymentCodes({ form }: { form: CheckedForm<ChoiceValues> }) {
  const { t } = useTranslation('settings')
  const codes = form.values.payment_codes
  return (
    <Card title={t('codes.title')} count={codes.length} hint={t('codes.hint')} flush>
      <div className={styles.codes}>
        <div className={styles.codesHead} aria-hidden>
          <span>{t('codes.code')}</span>
          {languages.map((language) => (
            <span key={language}>{languageNames[language]}</span>
          ))}
        </div>
        {codes.map((row, i) => (
          <fieldset key={i} className={styles.code}>
            <legend className="sr-only">{row.code || t('codes.new')}</legend>
            <TextInput
              aria-label={t('codes.code')}
              maxLength={20}
              {...form.getInputProps(`payment_codes.${i}.code`)}
            />
            {languages.map((language) => (
              <TextInput
                key={language}
                aria-label={`${row.code}${dot}${languageNames[language]}`}
                placeholder={languageNames[language]}
                maxLength={80}
                {...form.getInputProps(`payment_codes.${i}.label.${language}`)}
              />
            ))}
            <ActionIcon
              variant="subtle"
              aria-label={t('codes.remove', { code: row.code })}
              disabled={codes.length === 1}
              onClick={() => form.removeListItem('payment_codes', i)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </fieldset>
        ))}
      </div>
      <div className={styles.add}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          disabled={codes.length >= most}
          onClick={() => form.insertListItem('payment_codes', newCode)}
        >
          {t('codes.add')}
        </Button>
      </div>
    </Card>
  )
}
