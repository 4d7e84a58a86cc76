import { type Code, drawCode } from './draw-code.ts'

/** Draws codes. Runs in a worker thread. */
export default async function drawCodes({ codes }: { readonly codes: readonly Code[] }): Promise<string[]> {
  return codes.map(drawCode)
}
