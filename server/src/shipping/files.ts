import type { FileAnswer } from '@mandato/contract'
import { type LabelFormat, letterNumber } from '@mandato/contract/shipping/labels'
import type { DocumentName } from '@mandato/contract/shipping/shipment-calls'
import { printLabels, printLetter } from '../../papers/shipping/print.ts'
import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/refusals.ts'
import { type Letterhead, shipmentPaper } from './papers.ts'
import { shipmentSeenBy } from './queries/shipments.ts'
import { refuse } from './refusals.ts'

/** A paper of a shipment in sight. Printing changes nothing: the letter got its number when it was packed. */
export async function documentFile(
  context: Context & { readonly letterhead: Letterhead },
  id: number,
  document: DocumentName,
  format: LabelFormat,
): Promise<FileAnswer> {
  const { db, user, language, clock } = context
  const shipment = await shipmentSeenBy(db, user, id)
  if (!shipment) throw notFound()
  const paper = await shipmentPaper(context, shipment, language)
  const now = clock.now()
  switch (document) {
    case 'label':
      return { filename: `labels-${shipment.number}.pdf`, data: await printLabels(paper, format, now) }
    case 'transport-letter': {
      if (!paper.letter) throw refuse('letter_not_yet', { number: shipment.number })
      return {
        filename: `ddt-${letterNumber(paper.letter).replace('/', '-')}.pdf`,
        data: await printLetter(paper, now),
      }
    }
    case 'detail':
      return {
        filename: `shipment-${shipment.number}.pdf`,
        data: await printLetter({ ...paper, letter: null }, now),
      }
  }
}
