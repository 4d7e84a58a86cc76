import { createHash } from 'node:crypto'
import type { SheetPapers } from '../src/sheets/index.ts'

/** Papers that a test can read: what would be drawn, as JSON in the shape of a PDF. The same data give the same bytes. */
export interface PaperDouble extends SheetPapers {
  /** How often each was asked for. */
  readonly asked: Record<keyof SheetPapers, number>
  /** Thrown instead of sealing, as a process that dies between signing and sealing. */
  failure: Error | null
  /** Waited for while a sheet is drawn: what somebody else does meanwhile. */
  meanwhile: (() => Promise<unknown>) | null
  /** Code of a client whose papers alone cannot be sealed. */
  unsealable: string | null
}

export function paperDouble(): PaperDouble {
  const asked = { sheetPdf: 0, blankSheet: 0, signedPdf: 0, seal: 0, legalText: 0, clientList: 0 }
  const draw = async (kind: keyof SheetPapers, data: unknown) => {
    asked[kind] += 1
    return Buffer.from(`%PDF-1.7\n${kind}\n${JSON.stringify(data)}\n%%EOF\n`)
  }
  const double: PaperDouble = {
    asked,
    failure: null,
    meanwhile: null,
    unsealable: null,
    async sheetPdf(paper) {
      await double.meanwhile?.()
      return draw('sheetPdf', paper)
    },
    blankSheet: (paper) => draw('blankSheet', paper),
    legalText: (text) => draw('legalText', text),
    clientList: async ({ parts, ...list }) =>
      draw('clientList', { ...list, rows: (await Array.fromAsync(parts)).flat() }),
    async signedPdf(paper, evidence) {
      const pdf = await draw('signedPdf', { paper, evidence })
      return { pdf, signedSha256: createHash('sha256').update(JSON.stringify(paper)).digest('hex') }
    },
    async seal(pdf) {
      if (double.failure) throw double.failure
      const { paper } = readPaper<{ paper: { code: string } }>(pdf)
      if (paper.code === double.unsealable) throw new Error(`${paper.code} cannot be sealed`)
      asked.seal += 1
      return Buffer.concat([
        pdf,
        Buffer.from(`sealed ${createHash('sha256').update(pdf).digest('hex')}\n%%EOF\n`),
      ])
    },
  }
  return double
}

/** What a paper of the double says. */
export const readPaper = <T>(bytes: Uint8Array | string): T =>
  JSON.parse(/^\{.*\}$/m.exec(Buffer.from(bytes as string).toString('utf8'))?.[0] ?? '{}') as T
