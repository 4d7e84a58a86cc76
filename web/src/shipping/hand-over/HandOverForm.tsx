import { ActionIcon, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { handOver, type HeldRow, undoHandOver } from '../data.ts'
import { SignatureFields } from '../SignatureFields.tsx'
import { isUnnamed, isUnsigned, type Signed, signatureOf } from '../signed.ts'
import styles from './hand-over.module.css'

interface Props {
  client: number
  held: readonly HeldRow[]
}

interface Values extends Signed {
  /** How many of each material, by its id. */
  readonly pieces: Readonly<Record<number, number>>
}

const totalOf = ({ pieces }: Values) => Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0)

/** Pieces, who signs, the signature; sent with one touch, and taken back with another. */
export function HandOverForm({ client, held }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const give = useMutation(handOver())
  const undo = useWrite(undoHandOver())
  const form = useRecordForm({
    initial: { pieces: {}, name: '', drawing: null } as Values,
    check: (values) => ({
      name: isUnnamed(values) && t('handOver.missingName'),
      drawing: isUnsigned(values) && t('handOver.missingSignature'),
    }),
    write: (values) => {
      const request = held
        .map(({ product_id, product_code }) => ({
          product_id,
          product_code,
          quantity: values.pieces[product_id] ?? 0,
        }))
        .filter(({ quantity }) => quantity > 0)
      const signature = signatureOf(values)
      return give.mutateAsync({
        params: { id: client },
        body: { request, ...(signature && { signature }) },
      })
    },
    done: () => null,
    onSaved: ({ response }, values) => {
      // The same person may sign again: the name stays.
      const next = { pieces: {}, name: values.name, drawing: null }
      form.setValues(next)
      form.resetDirty(next)
      toast.ok(t('handOver.done', { count: totalOf(values) }), {
        label: t('handOver.undo'),
        act: () =>
          undo.mutate(
            { params: { delivery: response.id } },
            { onError: toast.error, onSuccess: () => toast.ok(t('handOver.undone')) },
          ),
      })
    },
  })
  const { pieces } = form.values
  const total = totalOf(form.values)
  const set = (row: HeldRow, quantity: number) =>
    form.setFieldValue('pieces', {
      ...pieces,
      [row.product_id]: Math.max(0, Math.min(quantity, row.still_to_deliver)),
    })
  return (
    <>
      <Card title={t('handOver.pieces')} flush>
        <ul className={styles.held}>
          {held.map((row) => (
            <li key={row.product_id} data-chosen={(pieces[row.product_id] ?? 0) > 0 || undefined}>
              <span>
                <b>{row.name}</b>
                <small>
                  {row.product_code}&nbsp;· {t('handOver.inHand', { count: row.still_to_deliver })}
                </small>
              </span>
              <span className={styles.stepper}>
                <ActionIcon
                  size="lg"
                  aria-label={t('handOver.less', { name: row.name })}
                  disabled={!pieces[row.product_id]}
                  onClick={() => set(row, (pieces[row.product_id] ?? 0) - 1)}
                >
                  <IconMinus size={18} />
                </ActionIcon>
                <output aria-label={t('handOver.quantityOf', { name: row.name })}>
                  {format.int(pieces[row.product_id] ?? 0)}
                </output>
                <ActionIcon
                  size="lg"
                  aria-label={t('handOver.more', { name: row.name })}
                  disabled={(pieces[row.product_id] ?? 0) >= row.still_to_deliver}
                  onClick={() => set(row, (pieces[row.product_id] ?? 0) + 1)}
                >
                  <IconPlus size={18} />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('handOver.signature')}>
        <form
          className={styles.sign}
          onSubmit={form.submit(form.save)}
          noValidate
          aria-label={t('handOver.signature')}
        >
          <SignatureFields form={form} label={t('handOver.signer')} size="md" />
          <Button type="submit" size="md" variant="filled" disabled={total === 0} loading={form.busy}>
            {t('handOver.save', { count: total })}
          </Button>
        </form>
      </Card>
    </>
  )
}
