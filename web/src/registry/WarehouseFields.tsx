import { Checkbox, Select, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { decideLanguage } from '../platform/i18n/language.ts'
import { countryChoices } from '../ui/countries.ts'
import type { CheckedForm } from '../ui/forms/useCheckedForm.ts'
import type { ContactValues } from './contacts.ts'
import styles from './registry.module.css'

interface Props {
  form: CheckedForm<ContactValues>
  /** The country of the agency, where a warehouse most likely is. */
  home: string
}

const text = ['address', 'postal_code', 'city', 'province'] as const
/** Without these nothing can be sent there. */
export const requiredOfWarehouse = ['address', 'city'] as const
const isRequired = (field: string) => requiredOfWarehouse.some((required) => required === field)

/** Where materials for the agency go: its seat, or a warehouse of its own. */
export function WarehouseFields({ form, home }: Props) {
  const { t } = useTranslation('registry')
  const legend = useId()
  const { warehouse } = form.values
  const empty = { address: '', postal_code: '', city: '', province: '', country: home }
  return (
    <fieldset className={styles.warehouse} aria-labelledby={legend}>
      <legend id={legend}>{t('warehouse')}</legend>
      <Checkbox
        label={t('warehouseAtSeat')}
        checked={warehouse === null}
        onChange={(event) => form.setValues({ warehouse: event.currentTarget.checked ? null : empty })}
      />
      {warehouse && (
        <div className={styles.pair}>
          {text.map((field) => (
            <TextInput
              key={field}
              label={t(`warehouse_${field}`)}
              required={isRequired(field)}
              {...form.getInputProps(`warehouse.${field}`)}
              value={warehouse[field] ?? ''}
            />
          ))}
          <Select
            label={t('country')}
            searchable
            allowDeselect={false}
            data={countryChoices(decideLanguage())}
            {...form.getInputProps('warehouse.country')}
          />
        </div>
      )}
    </fieldset>
  )
}
