import type { WarehouseInput } from '@mandato/contract/registry/agency'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse } from '../../platform/refusals.ts'
import { checkedNumbers, checkedWarehouse, type Numbers } from './agency-fields.ts'
import { type AgencyDetail, agencySeenBy, updateAgency } from '../queries/agencies.ts'

type Change = Readonly<Record<string, unknown>> &
  Numbers & {
    readonly version?: number | undefined
    readonly warehouse?: WarehouseInput | null | undefined
  }

/** Changes an agency in sight; with an old version nothing is written and the present record comes back. */
export async function changeAgency(
  context: Context,
  id: number | null,
  { version, ...change }: Change,
): Promise<number> {
  const { db, user } = context
  const before = await agencySeenBy(db, user, id)
  if (!before) throw notFound()
  const warehouse = change.warehouse && checkedWarehouse(change.warehouse, context.language)
  const given = Object.fromEntries(
    Object.entries({ ...checkedNumbers(change, before, context.language), warehouse }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  if ((await updateAgency(db, before.id, given, version)) === undefined)
    throw refuse('changed_meanwhile', {}, { current: before })
  const former = Object.fromEntries(Object.keys(given).map((key) => [key, before[key as keyof AgencyDetail]]))
  await recordEvent(context, {
    what: 'agency.changed',
    entity: 'agency',
    id: before.id,
    before: former,
    after: given,
  })
  return before.id
}
