import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import type { PickingPaper, ReceiptPaper, ShipmentPaper } from './data.ts'
import { type Label, labelFrame, labelsOf, withCodes } from './label-data.ts'
import type { LabelFormat } from '@mandato/contract/shipping/labels'
import { letterData } from './letter.ts'
import { pickingData } from './picking-list.ts'
import { receiptData } from './receipt.ts'

/** Prints a transport letter; of a shipment that has none yet, its sheet. */
export const printLetter = async (paper: ShipmentPaper, now: Date): Promise<Uint8Array> =>
  renderDocument('shipping/letter.typ', await letterData(paper), { now })

/**
 * Prints labels; around them stand the words and the company of the given paper. Many are given in pieces, so that
 * whoever else wants a paper waits for one piece only.
 */
export async function printLabelsOf(
  paper: ShipmentPaper,
  labels: readonly Label[],
  format: LabelFormat,
  now: Date,
): Promise<Uint8Array> {
  const template = format === 'a4' ? 'shipping/label-sheet.typ' : 'shipping/label.typ'
  return renderDocument(template, { ...labelFrame(paper), labels: await withCodes(labels) }, { now })
}

/** Prints the labels of one shipment. */
export const printLabels = (paper: ShipmentPaper, format: LabelFormat, now: Date): Promise<Uint8Array> =>
  printLabelsOf(paper, labelsOf(paper), format, now)

export const printPickingList = (paper: PickingPaper): Promise<Uint8Array> =>
  renderDocument('shipping/picking-list.typ', pickingData(paper), { now: paper.printedAt })

export const printReceipt = (paper: ReceiptPaper, now: Date): Promise<Uint8Array> =>
  renderDocument('shipping/receipt.typ', receiptData(paper), { now })
