import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import {
  familyCalled,
  familyIsUsed,
  insertFamily,
  lockFamilies,
  type NewFamily,
  removeFamily,
  updateFamily,
} from '../queries/families.ts'
import { refuse } from '../refusals.ts'

/** A new family, or one renamed or moved; gives its id. */
export async function saveFamily(acting: Acting, id: number | null, family: NewFamily): Promise<number> {
  const { db } = acting
  const all = await lockFamilies(db)
  const before = all.find((one) => one.id === id)
  if (id !== null && !before) throw notFound()
  const parents = new Map(all.map((one) => [one.id, one.parent_id]))
  if (family.parent_id !== null && !parents.has(family.parent_id))
    throw refuse('no_such_family', {}, { fields: { parent_id: 'no_such_family' } })
  for (let above = family.parent_id; above !== null; above = parents.get(above) ?? null)
    if (above === id) throw refuse('family_in_itself', {}, { fields: { parent_id: 'family_in_itself' } })
  const namesake = await familyCalled(db, family.name)
  if (namesake !== undefined && namesake !== id)
    throw refuse('family_taken', { name: family.name }, { fields: { name: 'family_taken' } })
  if (id !== null) await updateFamily(db, id, family)
  const saved = id ?? (await insertFamily(db, family))
  await recordEvent(acting, {
    what: before ? 'family.changed' : 'family.created',
    entity: 'family',
    id: saved,
    ...(before && { before: { name: before.name } }),
    after: { name: family.name },
  })
  return saved
}

export async function deleteFamily(acting: Acting, id: number): Promise<void> {
  const { db } = acting
  const before = (await lockFamilies(db)).find((one) => one.id === id)
  if (!before) throw notFound()
  if (await familyIsUsed(db, id)) throw refuse('family_in_use', { name: before.name })
  await removeFamily(db, id)
  await recordEvent(acting, {
    what: 'family.deleted',
    entity: 'family',
    id,
    before: { name: before.name },
  })
}
