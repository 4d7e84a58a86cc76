import { PDF } from '@libpdf/core'

/** A printed document, read again: what a test can ask of paper. */
export interface ReadPdf {
  readonly pages: readonly {
    readonly width: number
    readonly height: number
    /** Lines from top to bottom. */
    readonly lines: readonly string[]
    /** The letters that lie outside these distances from the edges, in points. */
    outside(margins: { x: number; top: number; bottom: number }): string
  }[]
  readonly text: string
  /** The names of the fonts in the file, without the marks of their subsets. */
  readonly fonts: readonly string[]
  /** Declared accessible (PDF/UA-1). */
  readonly accessible: boolean
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDF.load(bytes)
  const pages = document.getPages().map((page) => {
    const { width, height, lines } = page.extractText()
    const letters = lines.flatMap((line) => line.spans.flatMap((span) => span.chars))
    return {
      width,
      height,
      lines: lines.map((line) => line.text),
      outside: ({ x, top, bottom }: { x: number; top: number; bottom: number }) =>
        letters
          .filter(({ char, bbox, baseline }) => {
            const within = bbox.x >= x && bbox.x + bbox.width <= width - x
            return char.trim() !== '' && !(within && baseline >= bottom && baseline <= height - top)
          })
          .map(({ char }) => char)
          .join(''),
    }
  })
  const raw = Buffer.from(bytes).toString('latin1')
  const fonts = new Set(
    Array.from(raw.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g), ([, name]) => name ?? ''),
  )
  return {
    pages,
    text: pages.flatMap(({ lines }) => lines).join('\n'),
    fonts: [...fonts],
    accessible: /pdfuaid:part>1</.test(raw),
  }
}

/** Texts that have broken documents before: very long, not in our fonts, invisible, or looking like markup. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'one long word': 'X'.repeat(5_000),
  'many words': 'Mobili '.repeat(700),
  emoji: '👩‍👩‍👧‍👦🪑 sedia',
  'letters we have no type for': 'ไทยเฟอร์นิเจอร์ 漢字家具',
  'writing from right to left': 'شركة الأثاث ריהוט',
  'invisible signs': 'a\u202Eb\u0007c\uFEFF\u200B\u0000d\ud800',
  'piled accents': 'e\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
  markup: '#strong[x] *a* $x$ <b>&amp; \\ @ref // /* ` _',
  'line breaks': 'prima\nseconda\r\nterza\u2028quarta',
}
