import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { useWrite } from '../../platform/use-write.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { faultsOf } from './codes.ts'
import { changeSettings, type Choices, type Settings } from './data.ts'
import { Letterhead } from './Letterhead.tsx'
import { looksLikeMail } from './mail.ts'
import { PaymentCodes } from './PaymentCodes.tsx'
import styles from './settings.module.css'

const ticks = ['auto_review', 'contacts_without_signature'] as const
const mostMonths = 120

interface Props {
  settings: Settings
  /** Something was written that is not saved. */
  onChange: () => void
  onSaved: () => void
}

/** The choices as they are kept, to be changed and saved together. */
export function ChoicesForm({ settings, onChange, onSaved }: Props) {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation('app')
  const { dateTime } = useFormat()
  const [choices, setChoices] = useState(settings.sheets)
  const [months, setMonths] = useState(String(settings.sheets.renew_after_months))
  const [tried, setTried] = useState(false)
  const [dirty, setDirty] = useState(false)
  const save = useWrite(changeSettings())
  useUnsaved(dirty && !save.isPending, app('unsaved'))
  const begin = () => {
    setDirty(true)
    onChange()
  }
  const change = (part: Partial<Choices>) => {
    begin()
    setChoices((old) => ({ ...old, ...part }))
  }
  const count = /^\d{1,3}$/.test(months.trim()) ? Number(months) : 0
  const wrongMonths = count < 1 || count > mostMonths
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const wrong = wrongMonths || !looksLikeMail(choices.letterhead.forms_mail)
    if (wrong || faultsOf(choices.payment_codes).size > 0) return focusFirstError(event.currentTarget)
    const sheets = { ...choices, renew_after_months: count }
    save.mutate(
      { body: { sheets, changed_at: settings.changed_at } },
      {
        onSuccess: () => {
          setDirty(false)
          onSaved()
          toast.ok(app('toasts.changesSaved'))
        },
        onError: (error) => {
          if (!(error instanceof ApiError && error.key === 'changed_meanwhile')) toast.error(error)
        },
      },
    )
  }
  const overtaken = save.error?.key === 'changed_meanwhile'
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('tabs.sheets')}>
      <Card title={t('sheets.way')}>
        <div className={styles.choices}>
          {ticks.map((key) => (
            <Checkbox
              key={key}
              label={t(`sheets.${key}`)}
              description={t(`sheets.${key}_words`)}
              checked={choices[key]}
              onChange={(event) => change({ [key]: event.currentTarget.checked })}
            />
          ))}
          <TextInput
            className={styles.months ?? ''}
            label={t('sheets.renew')}
            description={t('sheets.renewWords')}
            inputMode="numeric"
            maxLength={3}
            value={months}
            error={tried && wrongMonths ? t('sheets.monthsWrong', { most: mostMonths }) : undefined}
            onChange={(event) => {
              begin()
              setMonths(event.currentTarget.value)
            }}
          />
        </div>
      </Card>
      <Letterhead
        letterhead={choices.letterhead}
        tried={tried}
        onChange={(letterhead) => change({ letterhead })}
      />
      <PaymentCodes
        codes={choices.payment_codes}
        tried={tried}
        onChange={(payment_codes) => change({ payment_codes })}
      />
      {overtaken && <Notice tone="warn">{t('overtaken')}</Notice>}
      <div className={styles.foot}>
        <p>
          {settings.changed_at &&
            t(settings.changed_by ? 'changedBy' : 'changedAt', {
              moment: dateTime(settings.changed_at),
              name: settings.changed_by ?? '',
            })}
        </p>
        <Button type="submit" variant="filled" disabled={!dirty} loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
