import { type AcceptedStatus, acceptedStatuses, type RequestStatus } from '@mandato/contract/materials/status'

/** A request line as the model has it: an account of its own, kept as simply as can be. */
export interface ModelLine {
  id: number
  readonly product: number
  readonly agency: number
  readonly client: number | null
  requested: number
  accepted: number
  sent: number
  delivered: number
  returned: number
  lost: number
  status: RequestStatus
  as: AcceptedStatus
  /** The turn in which pieces left first. */
  left: number
}

/** Pieces of a line that a client got, or, below zero, gave back; with the hand-over that gave them, if any. */
export interface Given {
  readonly client: number
  readonly line: ModelLine
  readonly quantity: number
  readonly handOver: number | null
}

export interface ModelProduct {
  readonly id: number
  onHand: number
  archived: boolean
}

/** The whole stock in the head of a careful clerk. */
export interface Model {
  products: ModelProduct[]
  loads: { id: number; product: number; quantity: number; removed: boolean }[]
  lines: ModelLine[]
  given: Given[]
  turn: number
}

export const isAccepted = ({ status }: ModelLine): boolean =>
  (acceptedStatuses as readonly string[]).includes(status)
export const held = (line: ModelLine): number => line.sent - line.delivered - line.returned - line.lost
const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

export const committed = (model: Model, product: number): number =>
  sum(
    model.lines
      .filter((line) => line.product === product && (isAccepted(line) || line.status === 'in_preparation'))
      .map((line) => line.accepted - line.sent),
  )
export const available = (model: Model, product: ModelProduct): number =>
  product.onHand - committed(model, product.id)

/** What an agency holds of a material, in the order in which it is given to a client. */
export const linesHeld = (
  model: Model,
  product: number,
  agency: number,
  client: number | null,
): ModelLine[] => {
  const rank = (line: ModelLine) => (line.client === null ? 1 : line.client === client ? 0 : 2)
  return model.lines
    .filter((line) => line.product === product && line.agency === agency && held(line) > 0)
    .toSorted((a, b) => rank(a) - rank(b) || a.left - b.left || a.id - b.id)
}

/** Takes a quantity out of lines in their order. */
export function take(lines: ModelLine[], quantity: number, from: (line: ModelLine) => number) {
  let left = quantity
  const shares = lines.flatMap((line) => {
    const part = Math.min(left, from(line))
    left -= part
    return part > 0 ? [{ line, quantity: part }] : []
  })
  return left > 0 ? null : shares
}

/** Where a line stands after its pieces moved. */
export function settle(line: ModelLine, waiting: RequestStatus = line.as): void {
  if (line.accepted > line.sent) line.status = waiting
  else if (line.sent === 0) line.status = 'cancelled'
  else line.status = held(line) === 0 && line.delivered > 0 ? 'delivered' : 'sent'
}

/** How many pieces of a line a client got and still has; out of one hand-over, if that is asked. */
export const gotOf = (model: Model, line: ModelLine, client: number, handOver?: number): number =>
  sum(
    model.given
      .filter((one) => one.line === line && one.client === client)
      .filter((one) => handOver === undefined || one.handOver === handOver)
      .map(({ quantity }) => quantity),
  )
