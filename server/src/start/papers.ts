import { refuse } from '../platform/refusals.ts'
import type { SheetPapers } from '../sheets/index.ts'

/** The printer and the seal of the sheets. Until they are put in here every paper is answered with 503. */
export function openPapers(): SheetPapers {
  const unavailable = () => Promise.reject(refuse('unavailable', {}, { retryAfter: 60 }))
  return {
    sheetPdf: unavailable,
    blankSheet: unavailable,
    signedPdf: unavailable,
    seal: unavailable,
    legalText: unavailable,
    clientList: unavailable,
  }
}
