import type { RequestEvent } from '@mandato/contract/materials/request-transitions'
import type { Line } from '../queries/lines.ts'

/** What the event of a line carries of its notice. */
interface Told {
  readonly notice: boolean
  /** The number of lines the notice is about, or the name of the material where it is one. */
  readonly about: { readonly together?: number; readonly product?: string }
}

/** Notices of one act on many lines: one for each event and recipient. It stands at the first of their lines. */
export function toldTogether(
  steps: readonly {
    readonly line: Pick<Line, 'agency_id' | 'client_id' | 'name'>
    readonly event: RequestEvent
  }[],
): Told[] {
  const groups = Map.groupBy(steps, ({ line, event }) => `${event} ${line.agency_id} ${line.client_id}`)
  const firsts = new Map([...groups.values()].map((group) => [group[0], group.length]))
  return steps.map((step) => {
    const together = firsts.get(step)
    if (together === undefined) return { notice: false, about: {} }
    return { notice: true, about: together > 1 ? { together } : { product: step.line.name } }
  })
}
