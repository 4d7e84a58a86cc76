import { Problem } from './problem.ts'

/** How a file writes numbers: `1234.56` or `1.234,56`. `none`: it has whole numbers only. */
export type Decimals = 'point' | 'comma' | 'none'

/** What one value says about the file's decimals; `either` is `1.234`, which is 1234 to one and 1.234 to the other. */
export type DecimalEvidence = 'point' | 'comma' | 'either' | 'nothing'

const shape = /^-?(\d+)(?:([.,])\d+)*$/

/** @param scale how many decimals the column can have: `12.345` cannot be an amount with a decimal point */
export function decimalEvidence(raw: string, scale: number): DecimalEvidence {
  const integer = shape.exec(raw)
  if (!integer?.[2]) return 'nothing'
  const points = raw.split('.').length - 1
  const commas = raw.split(',').length - 1
  if (points > 0 && commas > 0) return raw.lastIndexOf('.') > raw.lastIndexOf(',') ? 'point' : 'comma'
  if (points > 1) return 'comma'
  if (commas > 1) return 'point'
  const written = points === 1 ? 'point' : 'comma'
  const fraction = raw.slice(raw.search(/[.,]/) + 1)
  const mayBeGroup = fraction.length === 3 && /^-?[1-9]\d{0,2}[.,]/.test(raw)
  if (!mayBeGroup) return written
  const tooFine = fraction.replace(/0+$/, '').length > scale
  if (tooFine) return written === 'point' ? 'comma' : 'point'
  return 'either'
}

const patterns = {
  point: /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  comma: /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
}
const maxDigits = 11

/**
 * Reads one number in the way the file writes them and gives it as a whole number of its smallest unit, in
 * digits: `12.5` with scale 2 is `1250`. Text throughout, never a float.
 */
export function readScaled(raw: string, decimals: Decimals, scale: number): string | Problem {
  const style = decimals === 'comma' ? 'comma' : 'point'
  const sign = style === 'comma' ? ',' : '.'
  // Most values have no group signs; looking for the decimal sign is then all there is to do.
  const at = raw.indexOf(sign)
  const integer = at === -1 ? raw : raw.slice(0, at)
  const given = at === -1 ? '' : raw.slice(at + 1)
  if (!isDigits(integer, raw.charCodeAt(0) === minus ? 1 : 0) || (at !== -1 && !isDigits(given, 0))) {
    return patterns[style].test(raw)
      ? readScaled(withoutGroups(raw, style), decimals, scale)
      : notANumber(raw, style)
  }
  const fraction = given.length > scale ? given.replace(/0+$/, '') : given
  if (fraction.length > scale) return new Problem('too_many_decimals', { max: scale })
  if (integer.length > maxDigits && integer.replace(/^-?0*/, '').length > maxDigits)
    return new Problem('too_large')
  return integer + fraction + zeros.slice(0, scale - fraction.length)
}

const zeros = '0'.repeat(12)
const minus = 45

/** Whether there is at least one digit from a place on, and nothing else. */
function isDigits(text: string, from: number): boolean {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) return false
  }
  return text.length > from
}

const withoutGroups = (raw: string, style: 'point' | 'comma'): string =>
  raw.replaceAll(style === 'comma' ? '.' : ',', '')

function notANumber(raw: string, style: 'point' | 'comma'): Problem {
  // Saying which sign the file uses helps only where the value is a number in the other way.
  const inOtherWay = patterns[style === 'comma' ? 'point' : 'comma'].test(raw)
  return new Problem(
    inOtherWay ? (style === 'comma' ? 'number_needs_comma' : 'number_needs_point') : 'number',
  )
}

/** Money as a whole number of cents. */
export const readCents = (raw: string, decimals: Decimals): string | Problem => readScaled(raw, decimals, 2)

/** A number with decimals, as PostgreSQL reads a `numeric`. */
export function readNumeric(raw: string, decimals: Decimals, scale: number): string | Problem {
  const scaled = readScaled(raw, decimals, scale)
  if (scaled instanceof Problem || scale === 0) return scaled
  return `${scaled.slice(0, -scale)}.${scaled.slice(-scale)}`
}
