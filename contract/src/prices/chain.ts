import { divideRounded } from '../fields/divide.ts'

/**
 * The arithmetic of prices: whole numbers from beginning to end, never a float, never one combined percentage. A chain
 * such as `50+10+5` is a fraction of whole numbers; a line is rounded once, half away from zero.
 */

/** A chain as it is kept: steps in percent with a decimal point, without needless zeros; null when it is none. */
export function readChain(raw: string): string | null {
  if (!/^\d{1,3}([.,]\d{1,2})?(\+\d{1,3}([.,]\d{1,2})?){0,5}$/.test(raw)) return null
  const steps = raw.replaceAll(',', '.').split('+')
  return steps.every((step) => Number(step) <= 100)
    ? steps.map((step) => String(Number(step))).join('+')
    : null
}

/** The steps of a chain in hundredths of a percent; no chain is no step. */
export const stepsOf = (chain: string | null): readonly number[] =>
  chain ? chain.split('+').map((step) => Math.round(Number(step) * 100)) : []

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** What is left of one after a chain. */
function factorOf(steps: readonly number[]): Fraction {
  return {
    over: steps.reduce((left, step) => left * BigInt(10_000 - step), 1n),
    under: 10_000n ** BigInt(steps.length),
  }
}

/** A price after its chain, in cents: what is shown. A line is never this times its quantity. */
export const netCents = (list: number, chain: string | null): number => lineCents(list, chain, 1)

/**
 * A line in cents, rounded once.
 * @param quantity with at most three decimals; negative gives exactly minus the positive line
 */
export function lineCents(list: number, chain: string | null, quantity: number): number {
  const { over, under } = factorOf(stepsOf(chain))
  const thousandths = BigInt(Math.round(quantity * 1000))
  return Number(divideRounded(BigInt(list) * thousandths * over, under * 1000n))
}

/** Euros of a list price in cents after some steps, exact: at least two decimals, no needless zeros after them. */
export function exactEuros(list: number, steps: readonly number[]): string {
  const { over } = factorOf(steps)
  return decimal(BigInt(list) * over, 2 + 4 * steps.length, 2)
}

/** The price of one piece with five decimals, for whoever multiplies it by hand; null where two say it all. */
export function finerUnit(list: number, chain: string | null): string | null {
  const { over, under } = factorOf(stepsOf(chain))
  const fine = divideRounded(BigInt(list) * over * 1000n, under)
  return fine % 1000n === 0n ? null : decimal(fine, 5, 5)
}

/** What a chain comes to, in percent with four decimals: information, nothing is computed with it. */
export function effectivePercent(chain: string | null): number {
  const { over, under } = factorOf(stepsOf(chain))
  return Number(divideRounded((under - over) * 1_000_000n, under)) / 10_000
}

/** What is left of one after a chain as a decimal number, exact: for the database, which counts with `numeric`. */
export function factorText(chain: string): string {
  const steps = stepsOf(chain)
  return decimal(factorOf(steps).over, 4 * steps.length, 0)
}

/** A whole number of 10⁻ⁿ as a decimal number with at least `least` decimals. */
function decimal(value: bigint, scale: number, least: number): string {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits
    .slice(digits.length - scale)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return `${value < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/** VAT in cents on the sum of the lines of one rate (in percent), half away from zero: never line by line. */
export const vatCents = (net: number, percent: number): number =>
  Number(divideRounded(BigInt(net) * BigInt(Math.round(percent * 100)), 10_000n))
