import { numberIn } from '@mandato/contract/numbers'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { changeShipment, type Shipment } from '../data.ts'
import { PartForm } from './PartForm.tsx'
import { emptyParcel, sentParcel, typedParcels, withLineIn, wrongSize, wrongWeight } from './parcels.ts'
import styles from './shipment.module.css'

/** The parcels as they are packed: weight in kilograms, size in centimetres, what is in them. */
export function ParcelsForm({ one, onDone }: { one: Shipment; onDone: () => void }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const kilograms = numberIn(useLanguage(), { maximumFractionDigits: 3, useGrouping: false })
  const change = useWrite(changeShipment())
  const form = useRecordForm({
    initial: { parcels: typedParcels(one.parcels, kilograms) },
    check: ({ parcels }) =>
      Object.fromEntries(
        parcels.flatMap((row, i) => [
          [`parcels.${i}.weight`, wrongWeight(row) && t('parcel.wrongWeight')],
          [`parcels.${i}.size`, wrongSize(row) && t('parcel.wrongSize')],
        ]),
      ),
    write: ({ parcels }) =>
      change.mutateAsync({
        params: { id: one.id },
        body: { version: one.version, parcels: parcels.map(sentParcel) },
      }),
    onSaved: onDone,
  })
  const rows = form.values.parcels
  return (
    <PartForm
      form={form}
      label={t('parcel.title')}
      onCancel={onDone}
      more={
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          onClick={() => form.insertListItem('parcels', emptyParcel)}
        >
          {t('parcel.another')}
        </Button>
      }
    >
      <h3>{t('parcel.title')}</h3>
      {rows.map((_, i) => (
        <div key={i} className={styles.parcelRow}>
          <TextInput
            aria-label={t('parcel.weightOf', { n: i + 1 })}
            placeholder={t('parcel.kg')}
            inputMode="decimal"
            {...form.getInputProps(`parcels.${i}.weight`)}
          />
          <TextInput
            aria-label={t('parcel.sizeOf', { n: i + 1 })}
            placeholder="60 × 40 × 30"
            {...form.getInputProps(`parcels.${i}.size`)}
          />
          <TextInput
            aria-label={t('parcel.contentsOf', { n: i + 1 })}
            placeholder={t('parcel.contents')}
            maxLength={200}
            {...form.getInputProps(`parcels.${i}.contents`)}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('parcel.remove', { n: i + 1 })}
            disabled={rows.length === 1}
            onClick={() => form.removeListItem('parcels', i)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      ))}
      {rows.length > 1 && (
        <fieldset className={styles.lineParcels}>
          <legend>{t('parcel.lines')}</legend>
          {one.lines.map(({ request_id, name, quantity, client }) => (
            <label key={request_id}>
              <span>
                {format.int(quantity)} × {name}
                {client && !one.client && <small>&nbsp;· {client}</small>}
              </span>
              <NativeSelect
                size="xs"
                value={rows.findIndex(({ requests }) => requests.includes(request_id))}
                data={[
                  { value: '-1', label: '–' },
                  ...rows.map((_, i) => ({ value: String(i), label: t('parcel.nth', { n: i + 1 }) })),
                ]}
                onChange={(event) =>
                  form.setFieldValue(
                    'parcels',
                    withLineIn(rows, request_id, Number(event.currentTarget.value)),
                  )
                }
              />
            </label>
          ))}
        </fieldset>
      )}
    </PartForm>
  )
}
