import { composed } from '@mandato/contract/fields/plain-text'
import { glyphsOf } from './cmap.ts'
import type { Fonts } from './fonts.ts'

/** Text in, text out: what comes out can be shown by our fonts, whatever goes in. */
export type Printable = (text: string) => string

/** Stands for a sign that our fonts do not have. */
const missing = '\u25a1'

/** What nearly every text is made of; the range is covered by our fonts, as a test proves. */
const ordinary =
  /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u2212]*$/

/**
 * Makes texts from people safe to print. PDF/UA refuses a whole document for one sign that cannot be shown,
 * an override of the writing direction could make a signed document read otherwise than it is stored, and
 * marks piled on a letter would run over the lines above. Line breaks stay.
 */
export function printableWith(fonts: Fonts): Printable {
  const text = glyphsOf(fonts.text)
  const display = glyphsOf(fonts.display)
  const fallback = glyphsOf(fonts.fallback)
  const fallbackBold = glyphsOf(fonts.fallbackBold)
  // A sign and its accents are drawn by one font, so one font must have them all, in every weight in use.
  const shown = (cluster: string) => {
    const points = Array.from(cluster, (character) => character.codePointAt(0) ?? 0)
    return (
      points.every((point) => text.has(point) && display.has(point)) ||
      points.every((point) => fallback.has(point) && fallbackBold.has(point))
    )
  }
  const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })
  return (given) => {
    if (ordinary.test(given)) return given
    const plain = plainText(given)
    if (ordinary.test(plain)) return plain
    let result = ''
    for (const { segment } of clusters.segment(plain))
      result += segment === '\n' || ordinary.test(segment) || shown(segment) ? segment : missing
    return result
  }
}

const plainText = (text: string): string =>
  composed(text.toWellFormed())
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    // Controls and invisible format signs, direction overrides among them; soft hyphen and joiners are harmless.
    .replace(/(?![\n\u00ad\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')

/** Every text of the data, keys left alone. */
export function printableData(value: unknown, printable: Printable): unknown {
  if (typeof value === 'string') return printable(value)
  if (Array.isArray(value)) return value.map((item) => printableData(item, printable))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printableData(item, printable)]))
}
