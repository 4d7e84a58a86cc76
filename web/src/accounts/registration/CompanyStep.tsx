import type { Judged } from '@mandato/contract/accounts/registration-faults'
import { registrationTypeLegend } from '@mandato/contract/accounts/registration-names'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../platform/use-write.ts'
import { IconMailCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { Consent } from './Consent.tsx'
import { privacyQuery, requestRegistration } from './data.ts'
import styles from './RegisterFrame.module.css'
import { faultIn, type TypedCompany, type TypedPerson } from './typed.ts'

interface Props {
  person: TypedPerson
  initial: TypedCompany
  onBack: (typed: TypedCompany) => void
  onSent: () => void
}

const judged = [
  'company',
  'vat_number',
  'magazine',
  'publisher',
  'province',
  'postal_code',
  'country',
] as const
const sentences: Readonly<Record<string, 'vat' | 'province' | 'postalCode' | 'abroad' | 'country'>> = {
  vat_number: 'vat',
  province_code: 'province',
  postal_code: 'postalCode',
  country_abroad: 'abroad',
  country_code: 'country',
}

/** The shop or the magazine, and the consent. */
export function CompanyStep({ person, initial, onBack, onSent }: Props) {
  const { t } = useTranslation('registration')
  const { t: ui } = useTranslation('ui')
  const language = useLanguage()
  const privacy = useQuery(privacyQuery(language))
  const send = useWrite(requestRegistration())
  const checkOf = (field: keyof Judged) => (_value: unknown, values: TypedCompany) => {
    const code = faultIn(person.type, values, field)
    if (code === undefined) return null
    const sentence = sentences[code]
    return sentence ? t(`faults.${sentence}`) : fieldError(ui, code)
  }
  const form = useFields(initial, {
    ...Object.fromEntries(judged.map((field) => [field, checkOf(field)])),
    city: (value) => (value.trim().length >= 2 ? null : fieldError(ui, 'required')),
    customer_code: (value) => (/^([a-z0-9]{6})?$/i.test(value.trim()) ? null : t('faults.code')),
    privacy: (value) => (value ? null : t('faults.privacy')),
  })
  const submit = async (typed: TypedCompany) => {
    const version = privacy.data?.response.version
    const body = {
      ...person,
      ...typed,
      country: person.type === 'italian_reseller' ? 'IT' : typed.country,
      customer_code: typed.customer_code.trim(),
      privacy: true as const,
      language,
      ...(version && { privacy_version: version }),
    }
    await send.mutateAsync({ body })
    onSent()
  }
  return (
    <>
      <div>
        <h1>{t(person.type === 'press' ? 'company.press' : 'company.title')}</h1>
        <p>
          {registrationTypeLegend[person.type].label[language]} ·{' '}
          <button type="button" className="link" onClick={() => onBack(form.values)}>
            {t('company.change')}
          </button>
        </p>
      </div>
      <Form label={t('company.title')} onSubmit={form.submit(submit)}>
        <CompanyFields type={person.type} form={form} />
        <Consent
          text={privacy.data?.response}
          ticked={form.tick('privacy')}
          error={form.text('privacy').error}
        />
        <p className={styles.hint}>
          <IconMailCheck size={18} aria-hidden />
          {t('company.mail')}
        </p>
        <div className={styles.foot}>
          <Button size="lg" onClick={() => onBack(form.values)}>
            {t('back')}
          </Button>
          <Button type="submit" variant="filled" size="lg" loading={form.busy}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </>
  )
}
