import { refuse } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { requestRows } from '../requests.ts'

/** Refuses an act on a line that is another than its person saw, with the line as it is now. */
export async function changedMeanwhile(acting: Acting, id: number) {
  const [current] = await requestRows(acting, [id])
  return refuse('changed_meanwhile', {}, { ...(current && { current }) })
}
