import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfStream } from '@libpdf/core'
import { glyphsOf, tableOf } from '../cmap.ts'

/** The name of the font in the form's appearance strings. */
export const formFont = 'InstrumentSans'

/** Characters 0x80 to 0x9f of Windows-1252; the others are those of Unicode. */
const upperControls = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/**
 * Puts a TrueType font into the document the plain way, with one byte for each character: the way every PDF
 * program can type with, unlike the subset fonts of the page.
 */
export function embedFormFont(pdf: PDF, font: Buffer): PdfRef {
  const head = tableOf(font, 'head')
  const hhea = tableOf(font, 'hhea')
  const perThousand = 1000 / head.readUInt16BE(18)
  const em = (units: number) => PdfNumber.of(Math.round(units * perThousand))
  const file = pdf.register(PdfStream.fromDict({ Length1: PdfNumber.of(font.length) }, new Uint8Array(font)))
  const descriptor = pdf.createDict({
    Type: PdfName.of('FontDescriptor'),
    FontName: PdfName.of(formFont),
    Flags: PdfNumber.of(32),
    FontBBox: PdfArray.of(...[36, 38, 40, 42].map((at) => em(head.readInt16BE(at)))),
    ItalicAngle: PdfNumber.of(0),
    Ascent: em(hhea.readInt16BE(4)),
    Descent: em(hhea.readInt16BE(6)),
    CapHeight: em(tableOf(font, 'OS/2').readInt16BE(88)),
    StemV: PdfNumber.of(80),
    FontFile2: file,
  })
  return pdf.createDict({
    Type: PdfName.of('Font'),
    Subtype: PdfName.of('TrueType'),
    BaseFont: PdfName.of(formFont),
    Encoding: PdfName.of('WinAnsiEncoding'),
    FirstChar: PdfNumber.of(32),
    LastChar: PdfNumber.of(255),
    Widths: PdfArray.of(...widths(font).map(em)),
    FontDescriptor: descriptor,
  })
}

function widths(font: Buffer): number[] {
  const glyphs = glyphsOf(font)
  const metrics = tableOf(font, 'hmtx')
  const last = tableOf(font, 'hhea').readUInt16BE(34) - 1
  return Array.from({ length: 224 }, (_, i) => {
    const byte = i + 32
    const character = byte >= 0x80 && byte < 0xa0 ? (upperControls.codePointAt(byte - 0x80) ?? 0) : byte
    const glyph = glyphs.get(character)
    return glyph === undefined ? 0 : metrics.readUInt16BE(4 * Math.min(glyph, last))
  })
}

/** The resources a field is typed with. */
export const fontResources = (font: PdfRef): PdfDict => PdfDict.of({ Font: PdfDict.of({ [formFont]: font }) })
