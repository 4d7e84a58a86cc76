/** The row of a line, by the mark of its acts. */
const rowOf = (id: number): HTMLTableRowElement | null =>
  document.querySelector(`[data-request="${id}"]`)?.closest('tr') ?? null

/** The next row with acts: an answer that is open below a row is none. */
function nextOf(row: Element, way: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  let other = row[way]
  while (other && !other.querySelector('[data-request]')) other = other[way]
  return other
}

/**
 * The line is answered and leaves: the keyboard goes on in the next row, where it stood in this one; with the mouse, or
 * somewhere else on the page, it stays.
 */
export function focusAfter(id: number): void {
  const row = rowOf(id)
  const held = document.activeElement
  if (!row || !held || !(row.contains(held) || row.nextElementSibling?.contains(held))) return
  const next = nextOf(row, 'nextElementSibling') ?? nextOf(row, 'previousElementSibling')
  const onBox = held instanceof HTMLInputElement && held.type === 'checkbox'
  const wanted = onBox ? 'input[type=checkbox]' : '[data-act]:not(:disabled)'
  next?.querySelector<HTMLElement>(wanted)?.focus()
}

/** Back to the row where an answer was begun and given up. */
export const focusRow = (id: number): void =>
  rowOf(id)?.querySelector<HTMLElement>('[data-act]:not(:disabled)')?.focus()
