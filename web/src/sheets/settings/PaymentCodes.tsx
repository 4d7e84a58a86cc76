import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { faultsOf, newCode, type PaymentCode } from './codes.ts'
import styles from './settings.module.css'

const most = 200

interface Props {
  codes: readonly PaymentCode[]
  tried: boolean
  onChange: (codes: PaymentCode[]) => void
}

/** How clients may pay: the code of the ERP and what it is called in each language. */
export function PaymentCodes({ codes, tried, onChange }: Props) {
  const { t } = useTranslation('settings')
  const faults = tried ? faultsOf(codes) : new Map<number, never>()
  const change = (at: number, code: PaymentCode) => onChange(codes.map((old, i) => (i === at ? code : old)))
  return (
    <Card title={t('codes.title')} count={codes.length} hint={t('codes.hint')} flush>
      <div className={styles.codes}>
        <div className={styles.codesHead} aria-hidden>
          <span>{t('codes.code')}</span>
          {languages.map((language) => (
            <span key={language}>{languageNames[language]}</span>
          ))}
        </div>
        {codes.map((row, i) => {
          const fault = faults.get(i)
          return (
            <fieldset key={i} className={styles.code}>
              <legend className="sr-only">{row.code || t('codes.new')}</legend>
              <TextInput
                aria-label={t('codes.code')}
                value={row.code}
                maxLength={20}
                error={fault === 'code' || fault === 'twice' ? t(`codes.wrong.${fault}`) : undefined}
                onChange={(event) => change(i, { ...row, code: event.currentTarget.value })}
              />
              {languages.map((language) => (
                <TextInput
                  key={language}
                  aria-label={`${row.code} · ${languageNames[language]}`}
                  placeholder={languageNames[language]}
                  value={row.label[language]}
                  maxLength={80}
                  error={
                    fault === 'label' && !row.label[language].trim() ? t('codes.wrong.label') : undefined
                  }
                  onChange={(event) =>
                    change(i, { ...row, label: { ...row.label, [language]: event.currentTarget.value } })
                  }
                />
              ))}
              <ActionIcon
                variant="subtle"
                aria-label={t('codes.remove', { code: row.code })}
                disabled={codes.length === 1}
                onClick={() => onChange(codes.filter((_, other) => other !== i))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </fieldset>
          )
        })}
      </div>
      <div className={styles.add}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          disabled={codes.length >= most}
          onClick={() => onChange([...codes, newCode])}
        >
          {t('codes.add')}
        </Button>
      </div>
    </Card>
  )
}
