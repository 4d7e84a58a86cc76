import { roleOf, type User } from '../accounts/index.ts'
import { materialsQuery } from '../materials/data.ts'
import { materialsList } from '../materials/search.ts'
import { queryClient } from '../platform/queries.ts'
import { clientChoicesQuery } from '../registry/index.ts'
import { heldQuery } from '../shipping/data.ts'
import { askedOf } from '../ui/list/asked.ts'

/** What was read within this time is not read again for the way, ms. */
const fresh = 3_600_000

/**
 * Reads while there is a network what an agent writes from where there is none: his clients for sheets, orders and
 * requests, the catalogue of materials, and what lies in his car for hand-overs. Other roles write at a desk. A device
 * that is told to save data keeps what was looked at, as before.
 */
export async function keepAhead(me: User): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (roleOf(me) !== 'agent' || connection?.saveData === true || !navigator.onLine) return
  const keep = { staleTime: fresh }
  await queryClient.prefetchQuery({ ...clientChoicesQuery(), ...keep })
  await queryClient.prefetchQuery({ ...materialsQuery(askedOf(materialsList, {})), ...keep })
  if (me.agency_id !== null) await queryClient.prefetchQuery({ ...heldQuery(me.agency_id, '0'), ...keep })
}
