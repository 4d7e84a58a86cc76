import { useEffect, useRef } from 'react'
import type { RequestRow } from '../data.ts'
import { mostOf } from './decision.ts'
import type { Answering } from './useAnswering.ts'

const isText = (target: Element): boolean =>
  target.matches('textarea, input:not([type=checkbox])') || target.closest('[role=dialog]') !== null

/**
 * The keys of the rows: on a box Enter accepts the line (where the stock has it; else a part of it is offered), P gives a
 * part and R none; A accepts what is ticked. Only while the keyboard is in the list, so that no letter does anything by chance.
 */
export function useRowKeys(
  rows: readonly RequestRow[],
  answering: Answering,
  acceptTicked: (() => void) | null,
): void {
  const now = useRef({ rows, answering, acceptTicked })
  useEffect(() => {
    now.current = { rows, answering, acceptTicked }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || isText(target))
        return
      const tr = target.closest('tr')
      const mark = tr?.querySelector<HTMLElement>('[data-request]')
      const bar = target.closest('[data-bulk-acts], section')?.querySelector('[data-bulk-acts]')
      const row = now.current.rows.find(({ id }) => String(id) === mark?.dataset['request'])
      const does = row || bar ? actOf(key.toLowerCase(), row, now.current, target) : null
      if (!does) return
      event.preventDefault()
      does()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function actOf(
  key: string,
  row: RequestRow | undefined,
  { answering, acceptTicked }: { answering: Answering; acceptTicked: (() => void) | null },
  target: Element,
): (() => void) | null {
  if (key === 'a') return acceptTicked
  if (!row) return null
  const most = mostOf(row)
  if (key === 'p' && most > 0) return () => answering.open(row, 'part')
  if (key === 'r') return () => answering.open(row, 'reject')
  // On a button Enter is the button's.
  if (key !== 'enter' || acceptTicked !== null || !target.matches('input[type=checkbox]')) return null
  return most >= row.requested
    ? () => answering.accept(row)
    : () => answering.open(row, most > 0 ? 'part' : 'reject')
}
