import { provinceOfVat } from '@mandato/contract/fields/vat-province'
import { readVatNumber } from '@mandato/contract/fields/vat-number'
import { Select, TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { countryChoices } from '../../ui/countries.ts'
import type { useFields } from '../../ui/forms/useFields.ts'
import styles from './RegisterFrame.module.css'
import type { TypedCompany, TypedPerson } from './typed.ts'

interface Props {
  type: TypedPerson['type']
  form: ReturnType<typeof useFields<TypedCompany>>
}

/** The fields of the type: an Italian shop says its VAT number first, which writes the province. */
export function CompanyFields({ type, form }: Props) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const italian = type === 'italian_reseller'
  const press = type === 'press'
  const vat = readVatNumber(form.values.vat_number, 'IT')
  const found = italian && 'value' in vat ? provinceOfVat(vat.value) : null
  const typeVat = (value: string) => {
    const read = readVatNumber(value, 'IT')
    const province = italian && 'value' in read ? provinceOfVat(read.value) : null
    form.set('vat_number', value)
    // What somebody wrote himself stays.
    if (province && form.values.province === '') form.set('province', province)
  }
  return (
    <>
      {press ? (
        <>
          <TextInput {...form.text('magazine')} label={t('fields.magazine')} required />
          <TextInput {...form.text('publisher')} label={t('fields.publisher')} required />
          <TextInput {...form.text('company')} label={t('fields.company')} description={t('optional')} />
        </>
      ) : (
        <>
          <TextInput
            {...form.text('vat_number')}
            onChange={({ currentTarget }) => typeVat(currentTarget.value)}
            label={t('fields.vat_number')}
            inputMode={italian ? 'numeric' : 'text'}
            required
          />
          {found && (
            <output className={styles.found}>
              <IconMapPin size={16} aria-hidden />
              {t('company.found', { province: found })}
            </output>
          )}
          <TextInput
            {...form.text('company')}
            label={t('fields.company')}
            autoComplete="organization"
            required
          />
        </>
      )}
      {!italian && (
        <Select
          name="country"
          label={t('fields.country')}
          searchable
          allowDeselect={false}
          required
          value={form.values.country}
          error={form.text('country').error}
          data={countryChoices(language).filter(({ value }) => press || value !== 'IT')}
          onChange={(country) => country && form.set('country', country)}
        />
      )}
      <TextInput
        {...form.text('address')}
        label={t('fields.address')}
        description={t('optional')}
        autoComplete="street-address"
      />
      <div className={styles.place}>
        <TextInput {...form.text('postal_code')} label={t('fields.postal_code')} autoComplete="postal-code" />
        <TextInput {...form.text('city')} label={t('fields.city')} autoComplete="address-level2" required />
        <TextInput {...form.text('province')} label={t('fields.province')} required={italian} />
      </div>
      {!press && (
        <TextInput
          {...form.text('customer_code')}
          label={t('fields.customer_code')}
          description={t('company.codeHint')}
          placeholder="012345"
        />
      )}
    </>
  )
}
