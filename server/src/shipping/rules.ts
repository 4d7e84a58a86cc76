import {
  type KeptShipmentStatus,
  type PreparationEvent,
  preparationMoves,
  type PreparationStatus,
  type ShipmentEvent,
  shipmentMoves,
  type ShipmentStatus,
  shipmentStatusOf,
} from '@mandato/contract/shipping/status'

export const mayHappen = (event: ShipmentEvent, status: KeptShipmentStatus): boolean =>
  shipmentMoves[event].from.some((from) => from === status)

export const mayHappenToPreparation = (event: PreparationEvent, status: PreparationStatus): boolean =>
  preparationMoves[event].from.some((from) => from === status)

/** The ways that lead from one status to another in one act; a jump that is not here is refused. */
const ways: readonly {
  readonly from: ShipmentStatus
  readonly to: ShipmentStatus
  readonly by: readonly ('confirm' | 'pack' | 'unpack' | 'ship')[]
}[] = [
  { from: 'to_confirm', to: 'to_send', by: ['confirm'] },
  { from: 'to_send', to: 'ready', by: ['pack'] },
  { from: 'ready', to: 'to_send', by: ['unpack'] },
  { from: 'ready', to: 'shipped', by: ['ship'] },
  // Shipped at once: it passes "ready" on the way, and both steps are written down.
  { from: 'to_send', to: 'shipped', by: ['pack', 'ship'] },
]

/** What happens to a shipment that is to come from one status to another; undefined when there is no such way. */
export const wayTo = (from: KeptShipmentStatus, to: ShipmentStatus) =>
  ways.find((way) => way.from === from && way.to === to)?.by

/**
 * Which shipment is to go where, of a path `{a}/{b}`: `{id}/{status}`, or the other way round where only the second
 * segment is a number.
 */
export function moveOf({ a, b }: { readonly a: string; readonly b: string }): {
  readonly id: number
  readonly status: ShipmentStatus
} | null {
  const [number, word] = isId(a) ? [a, b] : [b, a]
  const status = shipmentStatusOf(word)
  return isId(number) && status ? { id: Number(number), status } : null
}

const isId = (given: string) => /^[1-9]\d{0,9}$/.test(given) && Number(given) <= 2_147_483_647

/** A path `{a}/{b}` of which one segment is an id, the other a word. */
export function idAndWord({ a, b }: { readonly a: string; readonly b: string }): {
  readonly id: number
  readonly word: string
} | null {
  if (isId(a)) return { id: Number(a), word: b }
  return isId(b) ? { id: Number(b), word: a } : null
}

/** A quantity shared among so many: what does not divide goes to the first. */
export const shares = (quantity: number, among: number): number[] =>
  Array.from({ length: among }, (_, i) => Math.floor(quantity / among) + (i < quantity % among ? 1 : 0))

/** How long the author of a hand-over may take it back, in hours. */
export const undoableHours = 24

/** Notes of several preparations as those of their shipment: in their order, none twice. */
export const mergedNotes = (notes: readonly (readonly string[])[]): string[] =>
  [...new Set(notes.flat())].slice(0, 20)

/** The place goods go to unless somebody chooses another: where deliveries are taken, else the address. */
const preferred = ['client_delivery', 'agency_warehouse', 'client_office', 'agency_seat', 'client_postal']
export const usualPlace = <P extends { readonly type: string }>(places: readonly P[]): P | null =>
  preferred.flatMap((type) => places.find((place) => place.type === type) ?? [])[0] ?? null
