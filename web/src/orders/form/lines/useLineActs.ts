import { mostLines } from '@mandato/contract/orders/limits'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { emptyLine, placesOf, type TypedLine, unpriced } from '../typed.ts'
import type { OrderFormState } from '../useOrderForm.ts'
import type { LineActs } from './LineFields.tsx'
import { type Pasted, pastedLines } from './pasted.ts'

/** What the lines tell the card they stand in. */
interface Told {
  readonly onPasted: (pasted: Pasted, at: number) => void
  /** Whether a key meant a suggestion. */
  readonly onKey: (at: number, event: KeyboardEvent) => boolean
  /** Why a line costs what it does. */
  readonly onWhy: (at: number) => void
  /** Somebody types a code, or goes on. */
  readonly onCode: (at: number, focused: boolean) => void
}

/** Milliseconds in which a line that was scrolled to has got its fields. */
const farFieldsAfter = 100

/** What can be done with the lines, as functions that stay the same while one types. */
export function useLineActs(form: OrderFormState, rows: RefObject<HTMLDivElement | null>, told: Told) {
  const now = useRef({ form, ...told })
  useLayoutEffect(() => {
    now.current = { form, ...told }
  })
  return useMemo(() => {
    const lines = () => now.current.form.getValues().lines
    // By the whole list: by its path the library would make every other line another object, drawn again.
    const put = (at: number, line: TypedLine) =>
      now.current.form.setFieldValue('lines', lines().with(at, line))
    const rowAt = (at: number) => rows.current?.querySelectorAll('fieldset')[at]
    const focus = (at: number) =>
      setTimeout(() => {
        const field = rowAt(at)?.querySelector('input')
        if (field) return field.focus()
        // Far from what is in sight it has no fields yet: they come when it is shown.
        rowAt(at)?.scrollIntoView({ block: 'nearest' })
        setTimeout(() => rowAt(at)?.querySelector('input')?.focus(), farFieldsAfter)
      })
    const add = (after: number) => {
      if (lines().length >= mostLines) return
      now.current.form.insertListItem('lines', emptyLine, after + 1)
      focus(after + 1)
    }
    const acts: LineActs = {
      change: (at, field, value) => {
        const line = lines()[at]
        if (!line) return
        // Another code is another price.
        const before = field === 'product_code' ? unpriced(line) : line
        put(at, { ...before, [field]: value })
      },
      takeToday: (at) => {
        const line = lines()[at]
        if (!line) return
        put(at, unpriced(line))
      },
      why: (at) => now.current.onWhy(at),
      code: (at, focused) => now.current.onCode(at, focused),
      leave: (at, field) => void now.current.form.validateField(`lines.${at}.${field}`),
      key: (at, event) => {
        if (now.current.onKey(at, event)) return event.preventDefault()
        if (event.key !== 'Enter') return
        event.preventDefault()
        const fields = [...(rowAt(at)?.querySelectorAll('input') ?? [])]
        // After the code of an article comes how many of it.
        if (event.target === fields[0] && lines()[at]?.price && lines()[at]?.quantity === '')
          fields[2]?.focus()
        else if (lines()[at + 1]) focus(at + 1)
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
    return { acts, add: () => add(lines().length - 1) }
  }, [rows])
}

/** The lines with what was pasted at one of them, and how many found no place. */
export function withPasted(form: OrderFormState, { lines: pasted }: Pasted, at: number) {
  const { lines } = form.values
  const before = lines.slice(0, placesOf(lines).includes(at) ? at + 1 : at)
  const all = [...before, ...pasted, ...lines.slice(at + 1)]
  return { lines: all.slice(0, mostLines), tooMany: Math.max(0, all.length - mostLines) }
}
