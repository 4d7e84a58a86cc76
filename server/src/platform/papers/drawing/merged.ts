import { PDF } from '@libpdf/core'

/** One file of several, in their order, called as the first one is. */
export async function merged(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first] = parts
  if (first && parts.length === 1) return first
  const whole = await PDF.merge([...parts])
  if (first) whole.setMetadata((await PDF.load(first)).getMetadata())
  return whole.save({ useXRefStream: true })
}
