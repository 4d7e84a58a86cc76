import { type OrderWarning, orderFaults, warningsOf } from '@mandato/contract/orders/check'
import { compositionKeys, type CompositionKey } from '@mandato/contract/orders/limits'
import { hasPrices, type OrderType } from '@mandato/contract/orders/names'
import { today } from '../../ui/today.ts'
import { same } from '../../ui/forms/same.ts'
import type { Input, Order } from '../data.ts'
import { isOver, type ShownPrice, shownIn } from './lines/price.ts'
import { isWritten } from './lines/written.ts'

export interface TypedLine {
  readonly product_code: string
  readonly description: string
  readonly quantity: string
  /** The day its price was shown; it is that day’s. */
  readonly captured_on?: string
  /** The moment, where it is known. */
  readonly captured_at?: string
  /** What it costs, kept with the form: a device without a network shows it, too. */
  readonly price?: ShownPrice
}
/** The form as it is typed; files are those that are still to be sent. */
export interface Typed extends Readonly<Record<CompositionKey, string>> {
  readonly customer_code: string
  readonly order_date: string
  readonly delivery_request_date: string
  readonly reference: string
  readonly order_reference: string
  readonly payment: string
  readonly notes: string
  readonly carrier_note: string
  readonly lines: readonly TypedLine[]
  readonly user_name: string
  readonly vat_number: string
  readonly email: string
  readonly privacy: boolean
  readonly attachment: readonly File[]
  readonly photo_defect: readonly File[]
  readonly photo_label: readonly File[]
  readonly remove: readonly number[]
}

/** A line without what its price was and when it was shown. */
export const unpriced = ({
  price: _price,
  captured_on: _on,
  captured_at: _at,
  ...line
}: TypedLine): TypedLine => line

export const emptyLine: TypedLine = { product_code: '', description: '', quantity: '' }
const noFiles = { attachment: [], photo_defect: [], photo_label: [], remove: [] } as const
const texts = [
  ...compositionKeys,
  ...([
    'reference',
    'order_reference',
    'payment',
    'notes',
    'carrier_note',
    'user_name',
    'vat_number',
  ] as const),
] as const

const linesOf = ({ lines, client_code: code }: Order): TypedLine[] =>
  lines.length === 0
    ? [emptyLine]
    : lines.map((line) => ({
        product_code: line.product_code,
        description: line.description,
        quantity: line.quantity === null ? '' : String(line.quantity),
        ...(line.price_as_of && { captured_on: line.price_as_of }),
        ...(line.price_shown_at && { captured_at: line.price_shown_at }),
        ...shownIn(line, code),
      }))

/** What the form begins with. */
export interface Beginning {
  readonly customer_code: string
  readonly today: string
  readonly name: string
  readonly email: string
  /** The order whose goods are missing. */
  readonly from?: Order | undefined
  /** Articles found among the prices. */
  readonly found?: readonly { code: string; description: string; quantity: number; shown_on: string }[]
  /** Of the promotion it is ordered under. */
  readonly notes?: string
}

export function newOrder({
  customer_code,
  today,
  name,
  email,
  from,
  found = [],
  notes = '',
}: Beginning): Typed {
  const none = Object.fromEntries(texts.map((key) => [key, ''])) as Record<(typeof texts)[number], string>
  return {
    ...none,
    ...noFiles,
    customer_code: from?.client_code ?? customer_code,
    order_date: today,
    delivery_request_date: '',
    reference: from?.reference ?? '',
    order_reference: from?.number ?? '',
    notes,
    lines: from
      ? linesOf(from).map(unpriced)
      : found.length > 0
        ? found.map(({ code, description, quantity, shown_on }) => ({
            product_code: code,
            description,
            quantity: String(quantity),
            captured_on: shown_on,
          }))
        : [emptyLine],
    user_name: name,
    email,
    privacy: false,
  }
}

export function typedOf(one: Order): Typed {
  const kept = Object.fromEntries(texts.map((key) => [key, one[key]])) as Record<
    (typeof texts)[number],
    string
  >
  return {
    ...kept,
    ...noFiles,
    customer_code: one.client_code,
    order_date: one.order_date,
    delivery_request_date: one.delivery_request_date ?? '',
    lines: linesOf(one),
    email: one.email ?? '',
    // Given anew for each sending.
    privacy: false,
  }
}

/** Where each written line stands in the form. */
export const placesOf = (lines: readonly TypedLine[]): number[] =>
  lines.flatMap((line, at) => (isWritten(line) ? [at] : []))

const trimmed = (lines: readonly TypedLine[]) =>
  lines.filter(isWritten).map(({ product_code, description, quantity, captured_on, captured_at }) => ({
    product_code: product_code.trim(),
    description: description.trim(),
    quantity: quantity.trim() === '' ? undefined : Number(quantity),
    ...(captured_on && product_code.trim() !== '' && { captured_on }),
    ...(captured_at && product_code.trim() !== '' && { captured_at }),
  }))

/** What keeps the form from being sent, by the paths of its fields. Who asks is filled in by the server. */
export function faultsOf(type: OrderType, typed: Typed) {
  const places = placesOf(typed.lines)
  return orderFaults({
    ...typed,
    type,
    model: typed.model.trim(),
    order_reference: typed.order_reference.trim(),
    delivery_request_date: typed.delivery_request_date || undefined,
    lines: trimmed(typed.lines),
    user_name: 'known',
    vat_number: 'known',
    email: 'known',
  })
    .map(({ field, code }): FormFault => ({ field: pathIn(places, field), code }))
    .concat(
      typed.lines.flatMap((line, at): FormFault[] =>
        hasPrices(type) && isOver(line, today())
          ? [{ field: `lines.${at}.product_code`, code: 'price_over' }]
          : [],
      ),
    )
}
interface FormFault {
  readonly field: string
  readonly code: 'required' | 'not_before' | 'price_over'
}

/** The path in the form for one in what was sent: empty lines are left out there. */
export const pathIn = (places: readonly number[], path: string): string =>
  path === 'lines'
    ? 'lines.0.description'
    : path
        .replace(/captured_(on|at)$/, 'product_code')
        .replace(/^lines\.(\d+)/, (_, at: string) => `lines.${places[Number(at)] ?? at}`)

export const warningsIn = (type: OrderType, { handle, groove, plinth }: Typed): OrderWarning[] =>
  warningsOf({ type, handle: handle.trim(), groove: groove.trim(), plinth: plinth.trim() })

/** The form as it is sent. */
export function sentOf(
  type: OrderType,
  typed: Typed,
  one: Pick<Order, 'id' | 'version'> | null,
  draft: boolean,
): Input<'saveOrder'> {
  const { attachment, photo_defect, photo_label, lines, remove, ...fields } = typed
  return {
    params: one ? { id: one.id } : {},
    fields: {
      ...fields,
      type,
      lines: trimmed(lines).map(({ quantity, ...line }) => ({ ...line, quantity: quantity ?? '' })),
      remove: [...remove],
      privacy: fields.privacy ? '1' : '0',
      draft: draft ? '1' : '0',
      ...(one && { version: one.version }),
    },
    files: { attachment, photo_defect, photo_label },
  }
}

/** What stays to be sent once these values arrived: their files are there, and what was to be removed is. */
export function arrivedOf(typed: Typed, sent: Typed): Typed {
  const still = (files: readonly File[], gone: readonly File[]) =>
    files.filter((file) => !gone.some((one) => same(one, file)))
  return {
    ...typed,
    attachment: still(typed.attachment, sent.attachment),
    photo_defect: still(typed.photo_defect, sent.photo_defect),
    photo_label: still(typed.photo_label, sent.photo_label),
    remove: typed.remove.filter((id) => !sent.remove.includes(id)),
  }
}
