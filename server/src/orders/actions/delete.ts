import type { Context } from '../../platform/context.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { deleteDraft } from '../queries/write.ts'
import { notInState } from '../refusals.ts'
import { takeOrder, tellHistory } from './in-hand.ts'

/** Deletes a draft with its files; what was sent stays. */
export async function deleteOrder(context: Context, id: number): Promise<void> {
  const order = await takeOrder(context, id)
  if (order.status !== 'draft') throw notInState(order.status, context.language)
  await tellHistory(context, 'delete', order, {})
  await forgetFiles(context, await deleteDraft(context.db, id))
}
