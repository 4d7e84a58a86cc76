import type { OrderType } from '@mandato/contract/orders/names'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { type Order, type SavedOrder, saveOrder } from '../data.ts'
import { faultsOf, pathIn, placesOf, sentOf, type Typed } from './typed.ts'

/** What saving the form is to do. */
export type Purpose = 'draft' | 'preview' | 'send'

interface Options {
  readonly type: OrderType
  /** Null: a new one. */
  readonly one: Order | null
  readonly initial: Typed
  readonly onSaved: (saved: SavedOrder, purpose: Purpose) => void
}

/** The form of an order, and the three ways to save it. */
export function useOrderForm({ type, one, initial, onSaved }: Options) {
  const { t } = useTranslation('orders')
  const { t: ui } = useTranslation('ui')
  const purpose = useRef<Purpose>('draft')
  /** How much of the files has left; null while nothing is sent. */
  const [sent, setSent] = useState<number | null>(null)
  const check = (typed: Typed) =>
    Object.fromEntries([
      ...(typed.customer_code ? [] : [['customer_code', fieldError(ui, 'required')]]),
      ...faultsOf(type, typed).map(({ field, code }) => [
        field,
        code === 'not_before' ? t('form.notBefore') : fieldError(ui, code),
      ]),
    ]) as Record<string, string>
  const form = useRecordForm<Typed, SavedOrder>({
    initial,
    check,
    write: async (typed) => {
      setSent(0)
      try {
        return await saveOrder(sentOf(type, typed, one, purpose.current !== 'send'), setSent)
      } finally {
        setSent(null)
      }
    },
    pathOf: (path, typed) => pathIn(placesOf(typed.lines), path),
    done: ({ number }) =>
      purpose.current === 'send'
        ? t('toasts.sent', { number })
        : purpose.current === 'draft'
          ? t('toasts.draft')
          : null,
    onSaved: (saved) => onSaved(saved, purpose.current),
  })
  const saveAs = (wanted: Purpose) => {
    purpose.current = wanted
    form.save(form.values)
  }
  return { ...form, sent, saveAs }
}
export type OrderFormState = ReturnType<typeof useOrderForm>
