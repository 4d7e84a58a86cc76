import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type * as z from 'zod'
import type { ShipmentPaper } from '../../papers/shipping/data.ts'
import { labelsOf } from '../../papers/shipping/label-data.ts'
import { printLabelsOf, printLetter } from '../../papers/shipping/print.ts'
import { transaction } from '../platform/db/db.ts'
import { mergePdfs } from '../platform/papers/drawing/index.ts'
import { endPrint, notePrinted, type Print, takePrint } from '../platform/papers/hand-out/prints.ts'
import { storePrint } from '../platform/papers/hand-out/stored.ts'
import { removeFile } from '../platform/files/stored-files.ts'
import type { Person } from '../platform/person.ts'
import type { Working } from './mails.ts'
import { shipmentPaper } from './papers.ts'
import { shipmentsSeenBy } from './queries/shipments.ts'

type Wanted = z.output<typeof shipmentCalls.printShipments.body>
export type FindPersonById = (id: number) => Promise<Person | null>

/** Labels drawn at a time, five sheets: other papers wait for these and not for the whole print. */
const labelsAtATime = 40

/** Draws the papers of many shipments into one file, telling how far it is. */
export async function printShipments(
  working: Working,
  findPerson: FindPersonById,
  id: number,
): Promise<void> {
  const { db, clock, files, config } = working
  const print = await takePrint(db, id)
  if (!print) return
  // Rights are those of now: who was deactivated meanwhile gets nothing.
  const person = await findPerson(print.user_id)
  if (!person) return void (await endPrint(db, id, 'failed', null, clock.now()))
  try {
    const bytes = await draw(working, person, print)
    if (!bytes) return
    await transaction(db, async (tx) => {
      const fileId = await storePrint(tx, files, config.dataDir, print.file_name, bytes)
      // Cancelled at the last moment: a file without its print would never be deleted.
      if (!(await endPrint(tx, id, 'done', fileId, clock.now()))) await removeFile(tx, files, fileId)
    })
  } catch (error) {
    await endPrint(db, id, 'failed', null, clock.now())
    throw error
  }
}

/** @returns null when it was cancelled meanwhile */
async function draw(working: Working, person: Person, print: Print): Promise<Uint8Array | null> {
  const { db, clock } = working
  const { document, shipments, format } = print.input['body'] as Wanted
  const found = await shipmentsSeenBy(db, person, shipments)
  const papers: ShipmentPaper[] = []
  for (const shipment of found) papers.push(await shipmentPaper(working, shipment, print.language))
  const now = clock.now()
  const [first] = papers
  if (!first) throw new Error('a print has a shipment')
  if (document === 'transport-letter')
    return inPieces(working, print, papers, (paper) => printLetter(paper, now))
  const labels = papers.flatMap(labelsOf)
  const pieces = Array.from({ length: Math.ceil(labels.length / labelsAtATime) }, (_, i) =>
    labels.slice(i * labelsAtATime, (i + 1) * labelsAtATime),
  )
  return inPieces(working, print, pieces, (piece) => printLabelsOf(first, piece, format, now))
}

async function inPieces<Piece>(
  { db }: Working,
  print: Print,
  pieces: readonly Piece[],
  one: (piece: Piece) => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  for (const piece of pieces) {
    if (!(await notePrinted(db, print.id, parts.length, pieces.length))) return null
    parts.push(await one(piece))
  }
  if (!(await notePrinted(db, print.id, parts.length, pieces.length))) return null
  return mergePdfs(parts)
}
