import { documentPool } from './pool.ts'
import type { Code } from './draw-code.ts'

/** An address as a QR code: one flat path in walnut, as our papers are printed. */
export async function qrPicture(address: string): Promise<string> {
  // Loaded when first printed: a server that only answers questions does without its tables.
  const { drawCode } = await import('./draw-code.ts')
  return drawCode({ kind: 'qrcode', text: address })
}

const worker = new URL('codes-worker.ts', import.meta.url).href

/**
 * Codes as SVG, in the order of their texts, drawn off the main thread: one takes up to ten milliseconds, and five
 * hundred labels have a thousand of them.
 */
export const codePictures = (codes: readonly Code[]): Promise<string[]> =>
  documentPool.run<{ codes: readonly Code[] }, string[]>(worker, { codes })
