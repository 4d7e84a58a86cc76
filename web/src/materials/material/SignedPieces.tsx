import { useFormat } from '../../ui/useFormat.ts'

/** By how much a counter changed, with its sign; nothing where it stayed. */
export function SignedPieces({ value }: { value: number }) {
  const format = useFormat()
  if (value === 0) return null
  return value > 0 ? `+${format.int(value)}` : format.int(value)
}
