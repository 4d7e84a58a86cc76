import { TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { changePreparation, type Preparation } from '../data.ts'
import { PartForm } from '../shipment/PartForm.tsx'
import styles from '../shipment/shipment.module.css'
import { dot } from '../../ui/dot.ts'

/**
 * The lines of a preparation; while it is open their pieces can be changed, and a line with none goes back to “to
 * send”. Begun anew with each version of the record (`key`).
 */
export function PreparationLines({ one }: { one: Preparation }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const change = useWrite(changePreparation())
  const form = useRecordForm({
    initial: { quantities: one.lines.map(({ quantity }) => String(quantity)) },
    check: () => ({}),
    write: ({ quantities }) =>
      change.mutateAsync({
        params: { id: one.id },
        body: {
          version: one.version,
          lines: one.lines
            .map(({ request_id }, i) => ({ request_id, quantity: Number(quantities[i]) }))
            .filter(({ quantity }) => quantity > 0),
        },
      }),
    onSaved: () => undefined,
  })
  return (
    <PartForm form={form} label={t('lines')} quiet onCancel={() => form.reset()}>
      <ul className={styles.lines}>
        {one.lines.map((line, i) => (
          <li key={line.request_id}>
            <span>
              {line.name} <small>{[line.product_code, line.location].filter(Boolean).join(dot)}</small>
            </span>
            {/* What is left to send bounds the pieces while they can be changed. */}
            {one.may.edit && <small>{t('preparation.ofResidual', { count: line.residual })}</small>}
            {one.may.edit ? (
              <TextInput
                aria-label={t('preparation.quantityOf', { name: line.name })}
                inputMode="numeric"
                {...form.getInputProps(`quantities.${i}`)}
                onChange={(event) =>
                  form.setFieldValue(`quantities.${i}`, event.currentTarget.value.replace(/\D/g, ''))
                }
              />
            ) : (
              <b>{format.int(line.quantity)}</b>
            )}
          </li>
        ))}
      </ul>
    </PartForm>
  )
}
