import { Checkbox, Select, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { decideLanguage } from '../platform/i18n/language.ts'
import { countryChoices } from '../ui/forms/country-choices.ts'
import type { Agency } from './data.ts'
import styles from './registry.module.css'

export type Warehouse = NonNullable<Agency['warehouse']>

interface Props {
  /** Null: materials are sent to the seat. */
  warehouse: Warehouse | null
  /** The country of the agency, where a warehouse most likely is. */
  home: string
  /** What the server found wrong, by the name of the field. */
  refused: Readonly<Record<string, string>>
  tried: boolean
  onChange: (warehouse: Warehouse | null) => void
}

const text = ['address', 'postal_code', 'city', 'province'] as const
/** Without these nothing can be sent there. */
export const neededOfWarehouse = ['address', 'city'] as const
/** As it is saved: what was left empty is null. */
export const sentWarehouse = (warehouse: Warehouse | null) =>
  warehouse && {
    address: warehouse.address ?? '',
    postal_code: warehouse.postal_code || null,
    city: warehouse.city ?? '',
    province: warehouse.province || null,
    country: warehouse.country,
  }
const isNeeded = (field: string) => neededOfWarehouse.some((needed) => needed === field)

/** Where materials for the agency go: its seat, or a warehouse of its own. */
export function WarehouseFields({ warehouse, home, refused, tried, onChange }: Props) {
  const { t } = useTranslation('registry')
  const legend = useId()
  return (
    <fieldset className={styles.warehouse} aria-labelledby={legend}>
      <legend id={legend}>{t('warehouse')}</legend>
      <Checkbox
        label={t('warehouseAtSeat')}
        checked={warehouse === null}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? null
              : { address: '', postal_code: '', city: '', province: '', country: home },
          )
        }
      />
      {warehouse && (
        <div className={styles.pair}>
          {text.map((field) => (
            <TextInput
              key={field}
              label={t(`warehouse_${field}`)}
              withAsterisk={isNeeded(field)}
              value={warehouse[field] ?? ''}
              error={
                tried && isNeeded(field) && !warehouse[field]?.trim()
                  ? t('warehouseNeeded')
                  : refused[`warehouse.${field}`]
              }
              onChange={(event) => onChange({ ...warehouse, [field]: event.currentTarget.value })}
            />
          ))}
          <Select
            label={t('country')}
            searchable
            allowDeselect={false}
            data={countryChoices(decideLanguage())}
            value={warehouse.country}
            error={refused['warehouse.country']}
            onChange={(country) => onChange({ ...warehouse, country: country ?? home })}
          />
        </div>
      )}
    </fieldset>
  )
}
