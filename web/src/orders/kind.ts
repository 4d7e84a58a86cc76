import type { OrderType } from '@mandato/contract/orders/names'
import type { JournalKind } from '../platform/journal/kind.ts'
import type { KeptForm } from '../ui/forms/useDraftedForm.ts'
import type { Typed } from './form/typed.ts'

/** An order as it lies on the device. */
export interface KeptOrder extends KeptForm<Typed> {
  readonly type: OrderType
}

/** Orders of the three kinds, with their attachments. */
export const orderKind: JournalKind = {
  name: 'order',
  shape: 1,
  linkOf: ({ id, subject, fields }) => ({
    to: '/orders/$id',
    params: { id: subject },
    search: subject === 'new' ? { type: (fields as KeptOrder).type, draft: id } : {},
  }),
  load: async () => (await import('./form/sending.ts')).orderSending,
}
