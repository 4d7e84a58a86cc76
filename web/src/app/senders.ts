import type { JournalKind } from '../platform/journal/kind.ts'
import { requestKind } from '../materials/kind.ts'
import { orderKind } from '../orders/kind.ts'
import { placeKind } from '../registry/kind.ts'
import { freeRequestKind, replyKind } from '../requests/kind.ts'
import { sheetKind } from '../sheets/kind.ts'
import { handOverKind } from '../shipping/kind.ts'

/** Every form that may be written without a network. A domain with one adds its line. */
export const journalKinds: readonly JournalKind[] = [
  orderKind,
  sheetKind,
  requestKind,
  handOverKind,
  placeKind,
  freeRequestKind,
  replyKind,
]
