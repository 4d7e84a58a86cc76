import { beforeAll, describe, expect, it } from 'vitest'
import { readFonts } from './fonts.ts'
import { type Printable, printableData, printableWith } from './printable.ts'
import { glyphsOf } from './cmap.ts'

let printable: Printable
beforeAll(() => {
  printable = printableWith(readFonts())
})

describe('a text from people', () => {
  it('stays as it is where our fonts show it', () => {
    for (const text of [
      'Arredamenti Città Nuova',
      'Łódź Ñandú ½ m² 5 ≤ 6 Δ',
      'Ελλάδα Москва',
      'שלום مرحبا',
      '"–…€−',
    ])
      expect(printable(text)).toBe(text)
  })

  it('is taken for ordinary only where both our families have every letter', () => {
    const fonts = readFonts()
    const [text, display] = [glyphsOf(fonts.text), glyphsOf(fonts.display)]
    const [fallback, bold] = [glyphsOf(fonts.fallback), glyphsOf(fonts.fallbackBold)]
    const points = Array.from({ length: 0x180 - 0x20 }, (_, i) => 0x20 + i)
    const bare = points.filter((point) => !(text.has(point) && display.has(point)))
    const lost = bare.filter((point) => !(fallback.has(point) && bold.has(point)))
    // Controls and the soft hyphen, which shows nothing by itself.
    expect(lost.filter((point) => point !== 0xad && !(point >= 0x7f && point < 0xa0))).toEqual([])
  })

  it('gets one sign in place of each one that our fonts do not have', () => {
    expect(printable('ไทย')).toBe('□□□')
    expect(printable('漢字')).toBe('□□')
    expect(printable('👩‍👩‍👧‍👦!')).toBe('□!')
  })

  it('loses what cannot be seen and could deceive', () => {
    expect(printable('a\u0007b\u0000c\uFEFF\u200B\u202Ed\u2066e')).toBe('abcde')
    expect(printable('half\ud800')).toBe('half\ufffd')
  })

  it('keeps its lines', () => {
    expect(printable('a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd e')
  })

  it('carries at most three marks on a letter', () => {
    expect(printable('x\u0301\u0302\u0303\u0304\u0305').normalize('NFD')).toBe('x\u0301\u0302\u0303')
  })

  it('is made safe wherever it stands in the data; keys and figures stay', () => {
    const data = { name: 'a\u0007', rows: [{ city: '漢', n: 1, none: null }] }
    expect(printableData(data, printable)).toEqual({ name: 'a', rows: [{ city: '□', n: 1, none: null }] })
  })
})
