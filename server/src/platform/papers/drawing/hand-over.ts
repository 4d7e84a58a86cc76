import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { Outcome } from './typst.ts'

/** What a worker returns: the bytes change hands instead of being copied. */
export function handOver(outcome: Outcome): Outcome {
  if (!('pdf' in outcome)) return outcome
  const parcel = { [transferableSymbol]: outcome.pdf.buffer, [valueSymbol]: outcome }
  return move(parcel as unknown as ArrayBuffer) as unknown as Outcome
}
