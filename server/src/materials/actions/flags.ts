import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse } from '../../platform/refusals.ts'
import { mayKeepStock } from '../policy.ts'
import { lockMaterial, setFavourite, updateMaterial } from '../queries/edit-material.ts'
import { isSeen } from '../queries/material.ts'
import { setArchived } from './archive.ts'

interface Flags {
  readonly favourite?: boolean | undefined
  readonly visible_in_table?: boolean | undefined
  readonly archived?: boolean | undefined
}

/** A favourite is one's own; whether a material is shown or archived is the warehouse's. */
export async function setFlags(context: Context, id: number, flags: Flags): Promise<void> {
  const { db, user } = context
  if (!(await isSeen(db, user, id))) throw notFound()
  const { favourite, visible_in_table: visible, archived } = flags
  if ((visible !== undefined || archived !== undefined) && !mayKeepStock(user)) throw refuse('not_allowed')
  if (favourite !== undefined) await setFavourite(db, user.id, id, favourite)
  if (visible !== undefined) {
    const before = await lockMaterial(db, id)
    await updateMaterial(db, id, { visible })
    await recordEvent(context, {
      what: 'material.changed',
      entity: 'material',
      id,
      before: { visible: before?.visible },
      after: { visible },
    })
  }
  if (archived !== undefined) await setArchived(context, id, archived)
}
