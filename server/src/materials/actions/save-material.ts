import type { MaterialChange } from '@mandato/contract/materials/material-input'
import { recordEvent } from '../../platform/events.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { notFound, refuse as refuseInGeneral } from '../../platform/refusals.ts'
import type { Context } from '../../platform/context.ts'
import {
  deleteMaterial,
  hasHistory,
  lockCodes,
  lockMaterial,
  type MaterialColumns,
  taken,
  updateMaterial,
  writeFeatures,
} from '../queries/edit-material.ts'
import { familyExists } from '../queries/families.ts'
import { materialSeenBy } from '../queries/material.ts'
import { insertMaterial } from '../queries/materials.ts'
import { refuse } from '../refusals.ts'
import { setArchived } from './archive.ts'

type Given = Omit<MaterialChange, 'version'>

/** A new material with its counters at zero; gives its id. */
export async function addMaterial(
  context: Context,
  given: Given & { readonly product_code: string; readonly name: string },
): Promise<number> {
  const { db, user } = context
  const { product_code, name } = given
  await refuseTaken(context, 0, given)
  const id = await insertMaterial(db, { product_code, name, created_by: user.id })
  await write(context, id, given)
  await recordEvent(context, {
    what: 'material.created',
    entity: 'material',
    id,
    after: { product_code, name },
  })
  return id
}

/**
 * Changes a material. Its code is on printed lists and on labels from the first movement on, so it stays then.
 * @throws 409 `code_is_fixed`, `code_taken`, `ean_taken`, `material_committed` or `changed_meanwhile`
 */
export async function changeMaterial(
  context: Context,
  id: number,
  { version, ...given }: MaterialChange,
): Promise<void> {
  const { db, user, language } = context
  const before = await lockMaterial(db, id)
  if (!before) throw notFound()
  if (version !== undefined && version !== before.version)
    throw refuseInGeneral('changed_meanwhile', {}, { current: await materialSeenBy(db, user, id, language) })
  if (
    given.product_code !== undefined &&
    given.product_code !== before.product_code &&
    (await hasHistory(db, id))
  )
    throw refuse(
      'code_is_fixed',
      { code: before.product_code },
      { fields: { product_code: 'code_is_fixed' } },
    )
  await refuseTaken(context, id, given)
  await write(context, id, given)
  const columns = Object.entries(columnsOf(given)).filter(
    ([key, value]) => value !== undefined && before[key as keyof typeof before] !== value,
  )
  await recordEvent(context, {
    what: 'material.changed',
    entity: 'material',
    id,
    before: Object.fromEntries(columns.map(([key]) => [key, before[key as keyof typeof before]])),
    after: Object.fromEntries(columns),
  })
}

async function write(context: Context, id: number, given: Given): Promise<void> {
  const { db } = context
  if (given.family_id != null && !(await familyExists(db, given.family_id)))
    throw refuse('no_such_family', {}, { fields: { family_id: 'no_such_family' } })
  await updateMaterial(db, id, columnsOf(given))
  if (given.features) await writeFeatures(db, id, given.features)
  if (given.archived !== undefined) await setArchived(context, id, given.archived)
}

/** The columns by the names of the wire; what was not given is left out. */
const columnsOf = ({ dpe, conf, weight, visible_in_table, archived: _a, features: _f, ...same }: Given) =>
  Object.fromEntries(
    Object.entries({
      ...same,
      first_edition: dpe,
      pack: conf,
      weight_g: weight,
      visible: visible_in_table,
    } satisfies MaterialColumns).filter(([, value]) => value !== undefined),
  ) as MaterialColumns

async function refuseTaken({ db }: Context, id: number, { product_code, ean }: Given): Promise<void> {
  if (product_code || ean) await lockCodes(db)
  const byCode = product_code && (await taken(db, 'product_code', product_code, id))
  if (byCode) throw refuse('code_taken', { code: byCode }, { fields: { product_code: 'code_taken' } })
  const byEan = ean && (await taken(db, 'ean', ean, id))
  if (byEan) throw refuse('ean_taken', { ean, code: byEan }, { fields: { ean: 'ean_taken' } })
}

/** Removes a material nothing ever happened to; any other is archived. */
export async function removeMaterial(context: Context, id: number): Promise<'deleted' | 'archived'> {
  const { db } = context
  const material = await lockMaterial(db, id)
  if (!material) throw notFound()
  if (await hasHistory(db, id)) {
    await setArchived(context, id, true)
    return 'archived'
  }
  await forgetFiles(context, await deleteMaterial(db, id))
  await recordEvent(context, {
    what: 'material.deleted',
    entity: 'material',
    id,
    before: { product_code: material.product_code, name: material.name },
  })
  return 'deleted'
}
