import { merged } from './merged.ts'

/** Puts PDF files together. Runs in a worker thread. */
export default async function merge({
  parts,
}: {
  readonly parts: readonly Uint8Array[]
}): Promise<Uint8Array> {
  return new Uint8Array(await merged(parts))
}
