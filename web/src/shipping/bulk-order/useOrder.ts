import { useState } from 'react'

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

/** One order of the same materials for many: what, for whom, and how the pieces are shared. */
export function useOrder() {
  const [lines, setLines] = useState<readonly OrderLine[]>([])
  const [kind, setKind] = useState<Kind>('agency')
  const [recipients, setRecipients] = useState<readonly Recipient[]>([])
  const [split, setSplit] = useState<'each' | 'total'>('each')
  const [description, setDescription] = useState('')
  return {
    lines,
    kind,
    recipients,
    split,
    description,
    setSplit,
    setDescription,
    /** A material begins with one pack; one that is there stays as it is. */
    addLine: (id: number, pack: number) =>
      setLines((now) => (now.some((line) => line.id === id) ? now : [...now, { id, quantity: pack }])),
    setQuantity: (id: number, quantity: number) =>
      setLines((now) => now.map((line) => (line.id === id ? { id, quantity } : line))),
    removeLine: (id: number) => setLines((now) => now.filter((line) => line.id !== id)),
    /** Agencies or clients, never both: the other ones go. */
    choose: (next: Kind) => {
      setKind(next)
      setRecipients([])
    },
    add: (more: readonly Recipient[]) =>
      setRecipients((now) => [...now, ...more.filter(({ id }) => !now.some((one) => one.id === id))]),
    remove: (id: number) => setRecipients((now) => now.filter((one) => one.id !== id)),
    clear: () => {
      setLines([])
      setRecipients([])
      setDescription('')
    },
  }
}
export type Order = ReturnType<typeof useOrder>

/** How many pieces of one line the warehouse has to have. */
export const wantedOf = (line: OrderLine, split: Order['split'], recipients: number): number =>
  split === 'total' ? line.quantity : line.quantity * recipients
