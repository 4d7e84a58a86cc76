import {
  printBlankSheet,
  printLegalText,
  printSheet,
  printSignedSheet,
} from '../../../../papers/sheets/print.ts'
import type { Clock } from '../../../platform/clock.ts'
import { qrPicture, tablePdf } from '../../../platform/papers/drawing/index.ts'
import { sha256 } from '../../../signing/index.ts'
import type { SheetPaper, SheetPapers } from '../paper.ts'
import { auditDocument } from './audit.ts'
import { legalText, legalTexts, sheetDocument } from './sheet.ts'

/** Closes a finished file; see platform/seal. */
interface Sealer {
  seal(
    pdf: Uint8Array,
    about: { reason: string; location: string; name: string; at: Date },
  ): Promise<Uint8Array>
}

export interface PaperTools {
  readonly clock: Clock
  readonly sealer: Sealer
  readonly brand: string
  /** Base of the addresses on paper. */
  readonly publicUrl: string
}

/** Leads from the paper to the sheet in the portal. */
const qrOf = (publicUrl: string, { clientId, language }: SheetPaper): Promise<string> =>
  qrPicture(`${publicUrl}/${language}/sheets/${clientId}`)

/** Draws and seals the papers of the sheets with the real printer and certificate. */
export const printedPapers = ({ clock, sealer, brand, publicUrl }: PaperTools): SheetPapers => ({
  async sheetPdf(paper) {
    return printSheet(sheetDocument(paper, await qrOf(publicUrl, paper)), new Date(paper.madeAt))
  },
  async signedPdf(paper, evidence) {
    const sheet = sheetDocument(paper, await qrOf(publicUrl, paper), evidence)
    const at = new Date(evidence.signedAt)
    // Printed once without the evidence: the evidence names the hash of what stands before it.
    const signedSha256 = sha256(await printSheet(sheet, at))
    const checkUrl = `${publicUrl}/${paper.language}/check-document`
    const audit = auditDocument(paper, evidence, signedSha256, checkUrl, await qrPicture(checkUrl))
    return { pdf: await printSignedSheet(sheet, audit, at), signedSha256 }
  },
  seal: (pdf) =>
    sealer.seal(pdf, {
      reason: 'Scheda cliente firmata / Signed client sheet',
      location: new URL(publicUrl).host,
      name: brand,
      at: clock.now(),
    }),
  blankSheet: (paper) =>
    printBlankSheet(
      { language: paper.language, company: paper.company, legal: legalTexts(paper) },
      clock.now(),
    ),
  legalText: (text) =>
    printLegalText(
      {
        language: text.language,
        company: text.company,
        title: text.title,
        text: legalText(text),
      },
      clock.now(),
    ),
  async clientList({ about, language, company, columns, parts, madeAt }) {
    const { bytes } = await tablePdf({
      headers: columns.map(({ key, label }) => ({ key, label, type: 'text' })),
      parts,
      title: about.title,
      ...(about.subject && { subject: about.subject }),
      ...(about.filters && { filters: about.filters }),
      language,
      company,
      printedAt: new Date(madeAt),
    })
    return bytes
  },
})
