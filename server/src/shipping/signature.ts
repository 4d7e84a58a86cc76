import type { ShopSignature } from '@mandato/contract/shipping/shipment-calls'
import type * as z from 'zod'
import { readDrawing } from '../platform/papers/signature-drawing.ts'
import type { StoredSignature } from './queries/hand-overs.ts'
import { refuse } from './refusals.ts'

/** A signature as it is kept: a drawing in our own words, or the name that was typed. */
export function readSignature(given: z.output<typeof ShopSignature> | undefined): StoredSignature | null {
  if (!given) return null
  const { name } = given
  if (given.kind === 'typed') return { kind: 'typed', svg: null, name }
  const svg = readDrawing(given.svg)
  if (!svg) throw refuse('empty_signature', {}, { fields: { signature: 'empty_signature' } })
  return { kind: 'drawn', svg, name }
}
