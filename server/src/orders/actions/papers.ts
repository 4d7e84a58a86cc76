import { printOrder } from '../../../papers/orders/print.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { keepBytes } from '../../platform/files/stored-files.ts'
import type { Acting } from '../acting.ts'
import { paperName } from '../paper-name.ts'
import { orderPaper } from '../paper.ts'
import type { OrderClient } from '../queries/clients.ts'
import type { StoredOrder } from '../queries/order.ts'
import { keepPaper } from '../queries/write.ts'
import type { FilesToKeep } from './files.ts'

/**
 * Draws the PDF of the present revision. Drawing begins the act anew, so it comes before received files are moved;
 * `keep` then writes it down.
 */
export async function drawPaper(
  context: Acting,
  order: StoredOrder,
  client: OrderClient,
  attachments: FilesToKeep['attachments'],
) {
  const { db, files, config, drawings, letterhead, user } = context
  const company = await letterhead(db, config)
  const paper = await orderPaper(db, order, client, { company, attachments, madeAt: drawings.at })
  const data = await drawings.paper(paper, () => printOrder(paper))
  return {
    /** Gives the id of the kept file. */
    keep: async (): Promise<number> => {
      const mime = 'application/pdf'
      const name = paperName(order, client.business_name, paper.language)
      const file = await keepBytes(db, files, { name, mime, data, by: user.id })
      const former = await keepPaper(db, { order: order.id, revision: order.revision }, file, drawings.at)
      await forgetFiles(context, former === null ? [] : [former])
      return file.id
    },
  }
}
