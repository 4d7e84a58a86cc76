import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import type { Choices } from './data.ts'
import { looksLikeMail } from './mail.ts'
import styles from './settings.module.css'

const lines = { tagline: 80, name: 120, address: 160, legal: 240, forms_mail: 254 } as const
const keys = Object.keys(lines) as (keyof typeof lines)[]

interface Props {
  letterhead: Choices['letterhead']
  tried: boolean
  onChange: (letterhead: Choices['letterhead']) => void
}

/** What the papers say of the company; what is empty is left out of them. */
export function Letterhead({ letterhead, tried, onChange }: Props) {
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
            value={letterhead[key]}
            error={
              tried && key === 'forms_mail' && !looksLikeMail(letterhead.forms_mail)
                ? t('letterhead.mailWrong')
                : undefined
            }
            onChange={(event) => onChange({ ...letterhead, [key]: event.currentTarget.value })}
          />
        ))}
      </div>
    </Card>
  )
}
