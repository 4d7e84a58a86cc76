import type { OrderType } from '@mandato/contract/orders/names'
import { useTranslation } from 'react-i18next'
import type { Found } from '../../platform/journal/useJournal.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { type Base, useDraftedForm } from '../../ui/forms/useDraftedForm.ts'
import { rereadOrders, type SavedOrder } from '../data.ts'
import { orderKind } from '../kind.ts'
import { arrivedOf, faultsOf, pathIn, placesOf, type Typed } from './typed.ts'
import { useClientOptions } from './useClientOptions.ts'

/** What saving the form is to do. */
export type Purpose = 'draft' | 'preview' | 'send'

export interface OrderFormOptions {
  readonly type: OrderType
  /** The number of the order; `new` before it has one. */
  readonly subject: string
  readonly found: Found
  readonly base: Base<Typed>
  readonly onSaved: (saved: SavedOrder, purpose: Purpose) => void
}

/** The form of an order, and the three ways to save it. */
export function useOrderForm({ type, subject, found, base, onSaved }: OrderFormOptions) {
  const { t } = useTranslation('orders')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const clients = useClientOptions()
  return useDraftedForm<Typed, Purpose>({
    kind: orderKind,
    found,
    subject,
    base,
    also: { type },
    check: (typed) =>
      Object.fromEntries([
        ...(typed.customer_code ? [] : [['customer_code', fieldError(ui, 'required')]]),
        ...faultsOf(type, typed).map(({ field, code }) => [
          field,
          code === 'not_before'
            ? t('form.notBefore')
            : code === 'price_over'
              ? t('price.overError')
              : fieldError(ui, code),
        ]),
      ]) as Record<string, string>,
    about: ({ customer_code: code, lines, reference, attachment }) => {
      const written = placesOf(lines).length
      return {
        title: clients.find(({ value }) => value === code)?.label ?? code,
        about: [
          reference,
          written > 0 && t('countLines', { count: written, lines: format.int(written) }),
          ...attachment.map(({ name }) => name),
        ]
          .filter(Boolean)
          .join(', '),
      }
    },
    arrived: arrivedOf,
    versionOf: (answer) => (answer as SavedOrder).version,
    pathOf: (path, typed) => pathIn(placesOf(typed.lines), path),
    reread: () => void rereadOrders(),
    onDone: (answer, purpose) => {
      const saved = answer as SavedOrder
      void rereadOrders()
      if (purpose === 'send') toast.ok(t('toasts.sent', { number: saved.number }))
      if (purpose === 'draft') toast.ok(t('toasts.draft'))
      onSaved(saved, purpose)
    },
  })
}
export type OrderFormState = ReturnType<typeof useOrderForm>
