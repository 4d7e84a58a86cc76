import type { RequestEvent } from '@mandato/contract/materials/status'
import type { Line } from '../queries/lines.ts'

/** What the event of a line carries of its notice. */
interface Told {
  readonly notice: boolean
  /** The number of lines the notice is about, or the name of the material where it is one. */
  readonly about: { readonly together?: number; readonly product?: string }
}

/** Notices of one act on many lines: one for each event and recipient. It stands at the first of their lines. */
export function toldTogether(
  steps: readonly { readonly line: Line; readonly event: RequestEvent }[],
): Told[] {
  const keys = steps.map(({ line, event }) => `${event} ${line.agency_id} ${line.client_id}`)
  return steps.map(({ line }, i) => {
    if (keys.indexOf(keys[i] ?? '') < i) return { notice: false, about: {} }
    const together = keys.filter((key) => key === keys[i]).length
    return { notice: true, about: together > 1 ? { together } : { product: line.name } }
  })
}
