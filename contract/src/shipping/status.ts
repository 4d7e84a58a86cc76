/** The statuses of a shipment in the order of its way; its number is accepted in place of the word. */
export const shipmentStatuses = ['to_confirm', 'to_send', 'ready', 'shipped'] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]
/** Deleted ones stay for the register of letter numbers; only staff find them. */
export const keptShipmentStatuses = [...shipmentStatuses, 'deleted'] as const
export type KeptShipmentStatus = (typeof keptShipmentStatuses)[number]
/** Not left yet. */
export const openShipmentStatuses = [
  'to_confirm',
  'to_send',
  'ready',
] as const satisfies readonly ShipmentStatus[]
export const terminalShipmentStatuses = [
  'shipped',
  'deleted',
] as const satisfies readonly KeptShipmentStatus[]

/** What happens to a shipment. */
export const shipmentEvents = ['confirm', 'pack', 'unpack', 'ship', 'correct', 'return', 'delete'] as const
export type ShipmentEvent = (typeof shipmentEvents)[number]

/** From which status an event leads to which; whatever is not here is refused. */
export const shipmentMoves: Readonly<
  Record<ShipmentEvent, { readonly from: readonly ShipmentStatus[]; readonly to: KeptShipmentStatus }>
> = {
  confirm: { from: ['to_confirm'], to: 'to_send' },
  pack: { from: ['to_send'], to: 'ready' },
  unpack: { from: ['ready'], to: 'to_send' },
  ship: { from: ['ready'], to: 'shipped' },
  correct: { from: ['shipped'], to: 'shipped' },
  return: { from: ['shipped'], to: 'shipped' },
  delete: { from: openShipmentStatuses, to: 'deleted' },
}

/** A preparation: open while lines are put together, ready when it is to be packed. */
export const preparationStatuses = ['open', 'ready', 'in_shipment', 'merged', 'deleted'] as const
export type PreparationStatus = (typeof preparationStatuses)[number]
/** Still worked on. */
export const openPreparationStatuses = ['open', 'ready'] as const satisfies readonly PreparationStatus[]
export const terminalPreparationStatuses = [
  'in_shipment',
  'merged',
  'deleted',
] as const satisfies readonly PreparationStatus[]

export const preparationEvents = ['close', 'reopen', 'make_shipment', 'merge', 'delete'] as const
export type PreparationEvent = (typeof preparationEvents)[number]

export const preparationMoves: Readonly<
  Record<PreparationEvent, { readonly from: readonly PreparationStatus[]; readonly to: PreparationStatus }>
> = {
  close: { from: ['open'], to: 'ready' },
  reopen: { from: ['ready'], to: 'open' },
  make_shipment: { from: ['ready'], to: 'in_shipment' },
  merge: { from: ['ready'], to: 'merged' },
  delete: { from: openPreparationStatuses, to: 'deleted' },
}

/** What paths and filters may call a status, besides its own word: with hyphens, in Italian, by its number. */
const otherNames: Readonly<Record<string, ShipmentStatus>> = {
  'da-confermare': 'to_confirm',
  'da-inviare': 'to_send',
  pronta: 'ready',
  spedita: 'shipped',
  '0': 'to_confirm',
  '1': 'to_send',
  '2': 'ready',
  '3': 'shipped',
}

/** The status a path or a filter names; undefined when it names none. */
export function shipmentStatusOf(given: string): ShipmentStatus | undefined {
  const name = given.trim().toLowerCase()
  return otherNames[name] ?? shipmentStatuses.find((status) => status === name.replaceAll('-', '_'))
}
