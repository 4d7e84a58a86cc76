import { mostLines } from '@mandato/contract/orders/limits'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { emptyLine, placesOf } from '../typed.ts'
import type { OrderFormState } from '../useOrderForm.ts'
import type { LineActs } from './LineRow.tsx'
import { type Pasted, pastedLines } from './pasted.ts'

/** What can be done with the lines, as functions that stay the same while one types. */
export function useLineActs(
  form: OrderFormState,
  rows: RefObject<HTMLDivElement | null>,
  onPasted: (pasted: Pasted, at: number) => void,
) {
  const now = useRef({ form, onPasted })
  useLayoutEffect(() => {
    now.current = { form, onPasted }
  })
  return useMemo(() => {
    const lines = () => now.current.form.getValues().lines
    const focus = (at: number) =>
      setTimeout(() => rows.current?.querySelectorAll('fieldset')[at]?.querySelector('input')?.focus())
    const add = (after: number) => {
      if (lines().length >= mostLines) return
      now.current.form.insertListItem('lines', emptyLine, after + 1)
      focus(after + 1)
    }
    const acts: LineActs = {
      change: (at, field, value) => now.current.form.setFieldValue(`lines.${at}.${field}`, value),
      leave: (at, field) => void now.current.form.validateField(`lines.${at}.${field}`),
      key: (at, event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (lines()[at + 1]) focus(at + 1)
        else add(at)
      },
      paste: (at, event) => {
        const pasted = pastedLines(event.clipboardData.getData('text'))
        if (!pasted) return
        event.preventDefault()
        now.current.onPasted(pasted, at)
      },
      remove: (at) => now.current.form.removeListItem('lines', at),
    }
    return { acts, add }
  }, [rows])
}

/** The lines with what was pasted at one of them, and how many found no place. */
export function withPasted(form: OrderFormState, { lines: pasted }: Pasted, at: number) {
  const { lines } = form.values
  const before = lines.slice(0, placesOf(lines).includes(at) ? at + 1 : at)
  const all = [...before, ...pasted, ...lines.slice(at + 1)]
  return { lines: all.slice(0, mostLines), tooMany: Math.max(0, all.length - mostLines) }
}
