import type { OrderFields } from './form.ts'

/** What is checked: the form as it is to be sent. */
type Order = Pick<
  OrderFields,
  | 'type'
  | 'model'
  | 'handle'
  | 'groove'
  | 'plinth'
  | 'order_reference'
  | 'delivery_request_date'
  | 'lines'
  | 'user_name'
  | 'vat_number'
  | 'email'
  | 'privacy'
> & { readonly order_date: string }

export interface OrderFault {
  /** The path of the field, as `lines.0.quantity`. */
  readonly field: string
  readonly code: 'required' | 'not_before'
  readonly values?: { readonly day: string }
}

/** What keeps an order from being sent: the one list of browser and server. */
export function orderFaults(order: Order): OrderFault[] {
  const required = (field: string, missing: boolean): OrderFault[] =>
    missing ? [{ field, code: 'required' }] : []
  const { delivery_request_date: wanted, order_date: from } = order
  return [
    ...required('model', order.type === 'furniture' && order.model === ''),
    ...required('order_reference', order.type === 'missing' && order.order_reference === ''),
    ...(wanted !== undefined && wanted < from
      ? [{ field: 'delivery_request_date', code: 'not_before', values: { day: from } } as const]
      : []),
    ...required('lines', order.lines.length === 0),
    ...order.lines.flatMap(({ quantity, description }, at) => [
      ...required(`lines.${at}.quantity`, quantity === undefined),
      ...required(`lines.${at}.description`, description === ''),
    ]),
    ...required('user_name', order.user_name === ''),
    ...required('vat_number', order.vat_number === ''),
    ...required('email', order.email === undefined),
    ...required('privacy', !order.privacy),
  ]
}

/** What may be meant so, and often is not: said before sending, and no obstacle. */
export const orderWarnings = ['handle_or_groove', 'handle_and_groove', 'no_plinth'] as const
export type OrderWarning = (typeof orderWarnings)[number]

export function warningsOf({
  type,
  handle,
  groove,
  plinth,
}: Pick<Order, 'type' | 'handle' | 'groove' | 'plinth'>): OrderWarning[] {
  if (type !== 'furniture') return []
  const neither = handle === '' && groove === ''
  const both = handle !== '' && groove !== ''
  return [
    ...(neither ? (['handle_or_groove'] as const) : []),
    ...(both ? (['handle_and_groove'] as const) : []),
    ...(plinth === '' ? (['no_plinth'] as const) : []),
  ]
}
