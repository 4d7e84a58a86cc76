import type { Format } from '../ui/format.ts'
import type { ReadyRow } from './data.ts'

/** `59,8 × 81,5 × 55 cm`; empty where a measure is not known. */
export function measuresOf(
  { width, height, depth }: Pick<ReadyRow, 'width' | 'height' | 'depth'>,
  format: Format,
) {
  if (width === null || height === null || depth === null) return ''
  return `${[width, height, depth].map((millimetres) => centimetres(millimetres, format)).join(' × ')} cm`
}

export const centimetres = (millimetres: number, format: Format): string =>
  millimetres % 10 === 0 ? format.int(millimetres / 10) : format.decimal(millimetres / 10)
