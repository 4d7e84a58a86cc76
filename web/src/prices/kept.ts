import { useSyncExternalStore } from 'react'
import { local } from '../platform/storage.ts'

/** An article somebody found and wants in an order. */
export interface Picked {
  readonly code: string
  readonly description: string
  readonly quantity: number
  /** The server’s day its price was shown on, as a device’s clock may be wrong: that price holds for a while, whatever becomes of it. */
  readonly shown_on: string
  /** It has an energy label, as only appliances do. */
  readonly labelled: boolean
}

/** Something small kept on the device, and everybody on the page told when it changes. */
function keptList<T>(key: string) {
  const listeners = new Set<() => void>()
  let text = local.get(key) ?? '[]'
  let list = parsed<T>(text)
  const write = (next: readonly T[]) => {
    list = next
    text = JSON.stringify(next)
    local.set(key, text)
    for (const tell of listeners) tell()
  }
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  }
  return { now: () => list, write, use: () => useSyncExternalStore(subscribe, () => list) }
}

function parsed<T>(text: string): readonly T[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? (read as T[]) : []
  } catch {
    return []
  }
}

interface PickedOf extends Picked {
  /** The client the price was shown for; null is the public list. */
  readonly customer: number | null
}
const picked = keptList<PickedOf>('prices.picked')
const mostKept = 200

/** What waits to be put into an order of a client. */
export const usePicked = (customer: number | null): readonly Picked[] =>
  picked.use().filter((one) => one.customer === customer)

/** The same article again adds to what is there. */
export function pick(customer: number | null, one: Picked): void {
  const same = picked.now().find((other) => other.customer === customer && other.code === one.code)
  const others = picked.now().filter((other) => other !== same)
  const quantity = (same?.quantity ?? 0) + one.quantity
  picked.write([...others, { ...one, quantity, customer }].slice(-mostKept))
}

export const dropPicked = (customer: number | null): void =>
  picked.write(picked.now().filter((one) => one.customer !== customer))

export const pickedFor = (customer: number | null): readonly Picked[] =>
  picked.now().filter((one) => one.customer === customer)

export interface Looked {
  readonly code: string
  readonly description: string
}
const looked = keptList<Looked>('prices.looked')
const mostLooked = 8
export const useLooked = (): readonly Looked[] => looked.use()
/** The latest first, each once. */
export function noteLooked(one: Looked): void {
  const [first] = looked.now()
  if (first?.code === one.code) return
  looked.write([one, ...looked.now().filter(({ code }) => code !== one.code)].slice(0, mostLooked))
}
