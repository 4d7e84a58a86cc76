import { isEmail } from '@mandato/contract/fields/email'
import { registrationTypeLegend } from '@mandato/contract/accounts/registration-names'
import { registrationTypes } from '@mandato/contract/accounts/registration-states'
import { Button, TextInput } from '@mantine/core'
import { IconBuildingStore, IconNews, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import styles from './RegisterFrame.module.css'
import type { TypedPerson } from './typed.ts'

const icons = { italian_reseller: IconBuildingStore, foreign_reseller: IconWorld, press: IconNews }

/** Who asks, and as what. */
export function PersonStep({
  initial,
  onDone,
}: {
  initial: TypedPerson
  onDone: (typed: TypedPerson) => void
}) {
  const { t } = useTranslation('registration')
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const named = (value: string) => (value.trim().length >= 2 ? null : fieldError(ui, 'required'))
  const form = useFields(initial, {
    name: named,
    surname: named,
    email: (value) => (isEmail(value) ? null : fieldError(ui, value.trim() ? 'email' : 'required')),
    phone: (value) => (/^\+?[\d\s()./-]{5,30}$/.test(value.trim()) ? null : t('faults.phone')),
  })
  return (
    <>
      <div>
        <h1>{t('person.title')}</h1>
        <p>{t('person.words')}</p>
      </div>
      <Form label={t('person.title')} onSubmit={form.submit(async (typed) => onDone(typed))}>
        <fieldset className={styles.types}>
          <legend className="sr-only">{t('person.type')}</legend>
          {registrationTypes.map((type) => {
            const Icon = icons[type]
            return (
              <label key={type} className={styles.type}>
                <input
                  type="radio"
                  name="type"
                  className="sr-only"
                  checked={form.values.type === type}
                  onChange={() => form.set('type', type)}
                />
                <Icon size={22} aria-hidden />
                <span>
                  <b>{registrationTypeLegend[type].label[language]}</b>
                  <small>{t(`person.types.${type}`)}</small>
                </span>
              </label>
            )
          })}
        </fieldset>
        <div className={styles.two}>
          <TextInput {...form.text('name')} label={t('fields.name')} autoComplete="given-name" required />
          <TextInput
            {...form.text('surname')}
            label={t('fields.surname')}
            autoComplete="family-name"
            required
          />
        </div>
        <TextInput
          {...form.text('email')}
          type="email"
          label={t('fields.email')}
          description={t('person.emailHint')}
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <TextInput {...form.text('phone')} type="tel" label={t('fields.phone')} autoComplete="tel" required />
        <div className={styles.foot}>
          <Button type="submit" variant="filled" size="lg">
            {t('next')}
          </Button>
        </div>
      </Form>
    </>
  )
}
