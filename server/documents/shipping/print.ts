import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import type { PickingPaper, ReceiptPaper, ShipmentPaper } from './data.ts'
import { labelFrame, labelsOf } from './label-data.ts'
import type { LabelFormat } from '@mandato/contract/shipping/labels'
import { letterData } from './letter.ts'
import { pickingData } from './picking-list.ts'
import { receiptData } from './receipt.ts'

/** Prints a transport letter; of a shipment that has none yet, its sheet. */
export const printLetter = async (paper: ShipmentPaper, now: Date): Promise<Uint8Array> =>
  renderDocument('shipping/letter.typ', await letterData(paper), { now })

type Labels = Awaited<ReturnType<typeof labelsOf>>

/** The labels of shipments one behind the other, ready to be printed in pieces. */
export const labelsInTurn = async (papers: readonly ShipmentPaper[]): Promise<Labels> =>
  (await Promise.all(papers.map(labelsOf))).flat()

/** Prints labels; around them stand the words and the company of the given paper. */
export const printLabelsOf = (
  paper: ShipmentPaper,
  labels: Labels,
  format: LabelFormat,
  now: Date,
): Promise<Uint8Array> => {
  const template = format === 'a4' ? 'shipping/label-sheet.typ' : 'shipping/label.typ'
  return renderDocument(template, { ...labelFrame(paper), labels }, { now })
}

/** Prints the labels of one shipment. */
export const printLabels = async (
  paper: ShipmentPaper,
  format: LabelFormat,
  now: Date,
): Promise<Uint8Array> => printLabelsOf(paper, await labelsOf(paper), format, now)

export const printPickingList = (paper: PickingPaper): Promise<Uint8Array> =>
  renderDocument('shipping/picking-list.typ', pickingData(paper), { now: paper.printedAt })

export const printReceipt = (paper: ReceiptPaper, now: Date): Promise<Uint8Array> =>
  renderDocument('shipping/receipt.typ', receiptData(paper), { now })
