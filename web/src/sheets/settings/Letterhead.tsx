import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { CheckedForm } from '../../ui/forms/useCheckedForm.ts'
import type { ChoiceValues } from './choices.ts'
import styles from './settings.module.css'

const lines = { tagline: 80, name: 120, address: 160, legal: 240, forms_mail: 254 } as const
const keys = Object.keys(lines) as (keyof typeof lines)[]

/** What the papers say of the company; what is empty is left out of them. */
export function Letterhead({ form }: { form: CheckedForm<ChoiceValues> }) {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('letterhead.title')} hint={t('letterhead.hint')}>
      <div className={styles.letterhead}>
        {keys.map((key) => (
          <TextInput
            key={key}
            label={t(`letterhead.${key}`)}
            description={key === 'name' || key === 'legal' ? t(`letterhead.${key}_words`) : undefined}
            type={key === 'forms_mail' ? 'email' : 'text'}
            maxLength={lines[key]}
            {...form.getInputProps(`letterhead.${key}`)}
          />
        ))}
      </div>
    </Card>
  )
}
