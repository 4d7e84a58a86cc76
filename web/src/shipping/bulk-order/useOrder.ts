import { useWrite } from '../../platform/use-write.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { bulkOrder } from './data.ts'
import { refusedFor } from './short.ts'

export type Kind = 'agency' | 'client'
export interface Recipient {
  readonly id: number
  readonly code: string
  readonly name: string
}
export interface OrderLine {
  readonly id: number
  readonly quantity: number
}
interface OrderValues {
  readonly lines: readonly OrderLine[]
  readonly kind: Kind
  readonly recipients: readonly Recipient[]
  readonly split: 'each' | 'total'
  readonly description: string
}

const empty: OrderValues = { lines: [], kind: 'agency', recipients: [], split: 'each', description: '' }

/** One order of the same materials for many: what, for whom, how the pieces are shared, and how it is sent. */
export function useOrder(onSent: () => void) {
  const { t } = useTranslation('shipping')
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  const send = useWrite({ ...bulkOrder(), onError: (error) => setRefused(refusedFor(error)) })
  const form = useRecordForm({
    initial: empty,
    check: () => ({}),
    write: ({ lines, kind, recipients, split, description }) => {
      const ids = recipients.map(({ id }) => id)
      return send.mutateAsync({
        body: {
          description: description.trim(),
          products: lines.map(({ id, quantity }) => ({ product_id: id, quantity })),
          split,
          ...(kind === 'agency' ? { agencies_id: ids } : { clients_id: ids }),
        },
      })
    },
    done: ({ response }) => t('bulkOrder.done', { count: response.lines }),
    onSaved: onSent,
  })
  const { lines, recipients } = form.values
  return {
    ...form.values,
    form,
    /** Materials for which the server refused the order. */
    refused,
    /** A material begins with one pack; one that is there stays as it is. */
    addLine: (id: number, pack: number) =>
      lines.some((line) => line.id === id) || form.insertListItem('lines', { id, quantity: pack }),
    setQuantity: (id: number, quantity: number) =>
      form.setFieldValue(
        'lines',
        lines.map((line) => (line.id === id ? { id, quantity } : line)),
      ),
    removeLine: (id: number) =>
      form.setFieldValue(
        'lines',
        lines.filter((line) => line.id !== id),
      ),
    /** Agencies or clients, never both: the other ones go. */
    choose: (kind: Kind) => form.setValues({ kind, recipients: [] }),
    // The list of all clients may take a while to come: what was added meanwhile stays.
    add: (more: readonly Recipient[]) =>
      form.setFieldValue('recipients', (now: readonly Recipient[]) => [
        ...now,
        ...more.filter(({ id }) => !now.some((one) => one.id === id)),
      ]),
    remove: (id: number) =>
      form.setFieldValue(
        'recipients',
        recipients.filter((one) => one.id !== id),
      ),
  }
}
export type Order = ReturnType<typeof useOrder>

/** How many pieces of one line the warehouse has to have. */
export const wantedOf = (line: OrderLine, split: Order['split'], recipients: number): number =>
  split === 'total' ? line.quantity : line.quantity * recipients
