import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useFocusFirst } from '../../ui/forms/useFocusFirst.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { clientsOfAgencyQuery, returnGoods, type Shipment } from '../data.ts'
import { SignatureFields } from '../SignatureFields.tsx'
import { isUnnamed, isUnsigned, type Signed, signatureOf } from '../signed.ts'
import styles from './shipment.module.css'
import { dot } from '../../ui/dot.ts'

/** What comes back, as it is typed. */
interface Values extends Signed {
  /** Pieces by the id of their material. */
  readonly quantities: Readonly<Record<number, string>>
  /** Who gives it back: `agency`, or the id of a client. */
  readonly giver: string
  readonly note: string
  /** A carrier brings it: nobody signs. */
  readonly unsigned: boolean
}

const linesOf = ({ quantities }: Values) =>
  Object.entries(quantities)
    .map(([product, quantity]) => ({ product_id: Number(product), quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0)

/** What comes back, from whom, why; signed by whoever gives it back, unless a carrier brings it. */
export function ReturnForm({ one, onClose }: { one: Shipment; onClose: () => void }) {
  const { t } = useTranslation('shipping')
  const back = useWrite(returnGoods())
  // A client's shipment is returned by the client; an agency's by the agency or one of its clients.
  const clients = useQuery({ ...clientsOfAgencyQuery(one.agency.id), enabled: one.client === null })
  const form = useRecordForm<Values, unknown>({
    initial: { quantities: {}, giver: 'agency', note: '', unsigned: false, name: '', drawing: null },
    check: (values) => ({
      name: !values.unsigned && isUnnamed(values) && t('handOver.missingName'),
      drawing: !values.unsigned && isUnsigned(values) && t('handOver.missingSignature'),
    }),
    write: (values) => {
      const signature = values.unsigned ? null : signatureOf(values)
      return back.mutateAsync({
        params: { id: one.id },
        body: {
          lines: linesOf(values),
          ...(values.note && { note: values.note }),
          ...(values.giver !== 'agency' && { client_id: Number(values.giver) }),
          ...(signature && { signature }),
        },
      })
    },
    done: () => t('returns.done'),
    onSaved: onClose,
  })
  const { quantities, unsigned } = form.values
  // It takes the place of the button that opened it: the cursor goes on in it, and with it what is in sight.
  const around = useFocusFirst<HTMLFormElement>()
  return (
    <form
      ref={around}
      className={styles.form}
      onSubmit={form.submit(form.save)}
      noValidate
      aria-label={t('returns.save')}
    >
      <ul className={styles.lines}>
        {one.returnable.map((row) => (
          <li key={row.product_id}>
            <span>
              {row.name} <small>{row.product_code}</small>
            </span>
            <small>{t('returns.most', { count: row.quantity })}</small>
            <TextInput
              aria-label={t('returns.quantityOf', { name: row.name })}
              inputMode="numeric"
              value={quantities[row.product_id] ?? ''}
              onChange={(event) =>
                form.setFieldValue('quantities', {
                  ...quantities,
                  [row.product_id]: event.currentTarget.value.replace(/\D/g, ''),
                })
              }
            />
          </li>
        ))}
      </ul>
      {one.client === null && (
        <Select
          label={t('returns.from')}
          searchable
          allowDeselect={false}
          limit={50}
          data={[
            { value: 'agency', label: one.agency.name },
            ...(clients.data?.response ?? []).map(({ id, business_name, city, code }) => ({
              value: String(id),
              label: [business_name, city, code].filter(Boolean).join(dot),
            })),
          ]}
          {...form.getInputProps('giver')}
        />
      )}
      <TextInput label={t('returns.note')} maxLength={500} {...form.getInputProps('note')} />
      <Checkbox label={t('returns.unsigned')} {...form.getInputProps('unsigned', { type: 'checkbox' })} />
      {!unsigned && <SignatureFields form={form} label={t('returns.signer')} />}
      <div className={styles.small}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="filled"
          disabled={linesOf(form.values).length === 0}
          loading={form.busy}
        >
          {t('returns.save')}
        </Button>
      </div>
    </form>
  )
}
